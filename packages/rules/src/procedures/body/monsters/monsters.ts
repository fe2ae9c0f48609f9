import { hasSquare, type Square, within } from '@lanthorn/geometry';
import { impossible, objections, offer, type Refusal } from '../../../core/index.ts';
import {
  type Declaration,
  type Handler,
  type Handlers,
  type May,
  type Offers,
  remembered,
  rulesOf,
} from '../../../play/index.ts';
import { sceneNamed, sceneOf } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import { mayReferee, onlyReferee } from '../../table/permission/permission.ts';
import { roomFor } from '../creature/bounds.ts';
import { monstersCommands } from './commands.ts';
import { type MonstersEvent, monstersEvolvers } from './events.ts';
import { mustered } from './mustered.ts';
import { monstersTellers } from './tell.ts';

const mayAddMonsters: May<'AddMonsters'> = (state, { monster, count, square, scene: named }, seat) => {
  const entry = rulesOf(state).monsters.monster(monster);
  const barred = onlyReferee(seat);
  if (!entry) return objections(barred, impossible('no-such-thing', 'The bestiary has no such monster.'));
  const scene = sceneNamed(state, named);
  return objections(barred, roomFor(state, count), square && onFloor(square, scene));
};

/** They stand on the floor of a map, and never in the rock. */
export function onFloor(square: Square, scene: Scene | null): Refusal | null {
  if (!scene || !within(square, scene)) return impossible('no-such-thing', 'There is no such square on the map.');
  const solid = scene.floor !== null && !hasSquare(scene.floor, square);
  return solid ? impossible('bad-input', 'That is solid rock: choose a place on the floor.') : null;
}

const addMonsters: Handler<'AddMonsters'> = (play, { monster, count, square, scene: named, hidden }) => {
  const entry = play.rules.monsters.monster(monster);
  if (!entry) return;
  const scene = sceneNamed(play.state, named);
  play.happen({
    type: 'MonstersAdded',
    ...mustered(play, entry, { count, at: scene && square ? { scene: scene.id, square } : null, hidden }),
  });
};

const monstersHandlers: Handlers<typeof monstersCommands> = {
  AddMonsters: { may: mayAddMonsters, play: addMonsters, anywhere: true },
};

const monstersOffers: Offers = remembered(
  (state, seat) => {
    if (!mayReferee(seat)) return [];
    const options = rulesOf(state).monsters.bestiary.map(({ key, name }) => ({ value: key, label: name }));
    const inputs = { monster: options, count: 1, hidden: true };
    const rest = { place: 'desk', rule: rulesOf(state).monsters.cites.bestiary } as const;
    const aside = offer('AddMonsters', 'Bring in monsters, off the board', {
      confirm: 'Bring in {count monster}',
      ...rest,
      key: 'AddMonsters:aside',
      fixed: { square: null },
      inputs,
    });
    const scene = sceneOf(state);
    if (!scene) return [aside];
    return [
      offer('AddMonsters', 'Bring in monsters', {
        confirm: 'Bring in {count monster}',
        ...rest,
        fixed: { scene: scene.id },
        inputs: { ...inputs, square: { floor: scene.floor } },
      }),
      aside,
    ];
  },
  (state) => [state.scene, sceneOf(state)?.floor],
);

export const monsters: Declaration<typeof monstersCommands, MonstersEvent> = {
  forms: monstersCommands,
  handle: monstersHandlers,
  evolve: monstersEvolvers,
  tell: monstersTellers,
  offer: monstersOffers,
};
