import { offer } from '../../../core/index.ts';
import { type Offers, remembered, rulesOf } from '../../../play/index.ts';
import { sceneOf } from '../../../state/read.ts';
import { mayReferee } from '../../table/permission/permission.ts';

export const monstersOffers: Offers = remembered(
  (state, seat) => {
    if (!mayReferee(seat)) return [];
    const options = rulesOf(state).monsters.bestiary.map(({ key, name }) => ({ value: key, label: name }));
    const inputs = { monster: options, count: 1, hidden: true };
    const rest = { place: 'desk', rule: rulesOf(state).monsters.cites.bestiary } as const;
    const aside = offer('AddMonsters', 'Bring in monsters, off the board', {
      confirm: 'Bring in {count} × {monster}',
      ...rest,
      key: 'AddMonsters:aside',
      fixed: { square: null },
      inputs,
    });
    const scene = sceneOf(state);
    if (!scene) return [aside];
    return [
      offer('AddMonsters', 'Bring in monsters', {
        confirm: 'Bring in {count} × {monster}',
        ...rest,
        fixed: { scene: scene.id },
        inputs: { ...inputs, square: { floor: scene.floor } },
      }),
      aside,
    ];
  },
  (state) => [state.scene, sceneOf(state)?.floor],
);
