import { rulesOf } from '../../play/index.ts';
import { baseRate } from '../../procedures/dungeon/movement/rate.ts';
import { SEARCH_KINDS, type SearchKind } from '../../procedures/dungeon/search/rule.ts';
import { chanceText } from '../../procedures/table/chance/chance.ts';
import type { Creature } from '../../state/creature.ts';
import type { GameState } from '../../state/state.ts';
import type { Derived } from '../records/index.ts';

const SEARCHES: Readonly<Record<SearchKind, string>> = {
  'secret-doors': 'Finds secret doors',
  'room-traps': 'Finds room traps',
  'treasure-traps': 'Finds treasure traps',
};

/** What a character can do while exploring: swim, listen, search, climb, and go hungry; what a monster is worth. */
export function exploringOf(state: GameState, creature: Creature): readonly Derived[] {
  return creature.kind === 'monster'
    ? worth(state, creature)
    : [swimming(state, creature), ...skills(state, creature), ...hunger(state, creature)];
}

function swimming(state: GameState, creature: Creature): Derived {
  const { swimming, movement } = rulesOf(state);
  const rate = swimming.rate(baseRate(state, creature));
  return {
    name: 'Swimming',
    value: `${rate}′ (${movement.encounter(rate)}′)`,
    rule: swimming.cites.rate,
    why: 'half the rate on land',
  };
}

function skills(state: GameState, creature: Creature): readonly Derived[] {
  const { search, listening, climbing, traps } = rulesOf(state);
  const why = creature.class ?? 'no class';
  const climb = climbing.sheer(creature);
  const remove = traps.removal(creature);
  return [
    ...SEARCH_KINDS.flatMap((kind) => {
      const chance = search.chance(creature, kind);
      return chance ? [{ name: SEARCHES[kind], value: chanceText(chance), rule: search.rules[kind], why }] : [];
    }),
    {
      name: 'Hears at doors',
      value: chanceText(listening.chance(creature)),
      rule: listening.cites.listening,
      why,
    },
    ...(climb
      ? [
          {
            name: 'Climbs sheer surfaces',
            value: chanceText(climb),
            rule: climbing.cites.skill,
            why,
          },
        ]
      : []),
    ...(remove
      ? [
          {
            name: 'Removes treasure traps',
            value: chanceText(remove),
            rule: traps.cites.removing,
            why,
          },
        ]
      : []),
  ];
}

function hunger(state: GameState, { id }: Creature): readonly Derived[] {
  const { food, water } = state.hunger[id] ?? { food: 0, water: 0 };
  if (!rulesOf(state).provisions.mayPenalise(Math.max(food, water))) return [];
  const value = `${food} days without food, ${water} without water`;
  return [
    {
      name: 'Starvation',
      value,
      rule: rulesOf(state).provisions.cites.want,
      why: 'from one day on the referee may set penalties',
    },
  ];
}

/** What overcoming it earns, where that earns anything. */
function worth(state: GameState, { hitDice }: Creature): readonly Derived[] {
  const {
    earns: { foe },
  } = rulesOf(state).advancement;
  if (!foe || !hitDice) return [];
  return [{ name: 'Experience', value: `${foe.worth(hitDice)}`, rule: foe.rule, why: 'for those who overcome it' }];
}
