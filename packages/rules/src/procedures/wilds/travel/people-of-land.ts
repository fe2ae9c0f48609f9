import { type Offer, offer } from '../../../core/index.ts';
import { choice, number } from '../../../core/inputs.ts';
import { rulesFor } from '../../../play/index.ts';
import { hexOf, type Journey, type Land } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_AT_ONCE } from '../../body/monsters/rule.ts';
import { waterOf } from './water.ts';

/** Whom the referee has a party meet on its way without a check: those of the table of the land or water that it is in. */
export function ofTheLand(state: GameState, land: Land, { at, vessel, adrift }: Journey): readonly Offer[] {
  const { travel, voyage, monsters } = rulesFor(state.ruleset);
  const { ground } = hexOf(land, at);
  const afloat = vessel !== null || adrift !== undefined;
  const table = afloat ? voyage.wandering.table(waterOf(ground)) : travel.wandering.table(ground);
  const found = new Map(table.flatMap((entry) => monsters.monster(entry) ?? []).map(({ key, name }) => [key, name]));
  if (found.size === 0) return [];
  return [
    offer('AddMonsters', 'Monsters of this country come by', {
      confirm: 'Bring in {count} × {monster}',
      place: 'encounter',
      rule: afloat ? voyage.cites.wandering : travel.cites.wandering,
      key: 'AddMonsters:country',
      fixed: { square: null, hidden: true },
      inputs: [
        choice(
          'monster',
          'Monster',
          [...found].map(([value, label]) => ({ value, label })),
        ),
        number('count', 'How many', [1, MOST_AT_ONCE], 1),
      ],
    }),
  ];
}
