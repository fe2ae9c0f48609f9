import { type Offer, offer } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Journey, Land } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { country, isAfloat } from './country.ts';

/** Whom the referee has a party meet on its way without a check: those of the table of the land or water that it is in. */
export function ofTheLand(state: GameState, land: Land, journey: Journey): readonly Offer[] {
  const rules = rulesOf(state);
  const { travel, voyage, monsters } = rules;
  const { table } = country(rules, land, journey, journey.day?.course);
  const found = new Map(table.flatMap((entry) => monsters.monster(entry) ?? []).map(({ key, name }) => [key, name]));
  if (found.size === 0) return [];
  return [
    offer('AddMonsters', 'Monsters of this country come by', {
      confirm: 'Bring in {count monster}',
      place: 'encounter',
      rule: isAfloat(journey) ? voyage.cites.wandering : travel.cites.wandering,
      key: 'AddMonsters:country',
      fixed: { square: null, hidden: true },
      inputs: { monster: [...found].map(([value, label]) => ({ value, label })), count: 1 },
    }),
  ];
}
