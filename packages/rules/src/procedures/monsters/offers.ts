import type { Input } from '../../offer.ts';
import { offer } from '../../offer.ts';
import { remembered } from '../../offer-memory.ts';
import type { Offers } from '../../procedure.ts';
import { rulesOf } from '../../rulesets/index.ts';
import { sceneOf } from '../../state/read.ts';
import { MOST_AT_ONCE } from './commands.ts';

export const monstersOffers: Offers = remembered(
  (state, seat) => {
    if (seat.role !== 'referee') return [];
    const options = rulesOf(state).monsters.bestiary.map(({ key, name }) => ({ value: key, label: name }));
    const inputs: readonly Input[] = [
      { kind: 'choice', name: 'monster', label: 'Monster', options },
      { kind: 'number', name: 'count', label: 'How many', min: 1, max: MOST_AT_ONCE, preset: 1 },
      { kind: 'flag', name: 'hidden', label: 'Hidden from the players', preset: true },
    ];
    const rest = { place: 'desk', rule: 'OSE-APX-13' } as const;
    const aside = offer('AddMonsters', 'Bring in monsters, off the board', {
      ...rest,
      key: 'AddMonsters:aside',
      fixed: { square: null },
      inputs,
    });
    const scene = sceneOf(state);
    if (!scene) return [aside];
    return [
      offer('AddMonsters', 'Bring in monsters', {
        ...rest,
        inputs: [...inputs, { kind: 'square', name: 'square', label: 'Where', from: null }],
      }),
      aside,
    ];
  },
  (state) => [state.ruleset, state.content, state.scene],
);
