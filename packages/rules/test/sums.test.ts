import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loaded, type Why } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { GameState } from '../src/state/state.ts';
import { telling } from '../src/view/tell.ts';
import { BEGINNINGS } from './abbey.ts';
import { brawl } from './brawl.ts';
import { adopt, choices } from './choices.ts';
import { dull, offeredAt, type Step, steps } from './random-play.ts';
import { at, goblin, referee, someone } from './table.ts';

const summed = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Distances are thrown in tens of feet. */
const TENS = 10;

/** What does not add up in a reason: dice and what was added to them, and the modifiers by name. */
function faultsIn({ roll, modifiers, needed, against }: Why): readonly string[] {
  const made = against && summed(against.map(({ value }) => value));
  if (made !== undefined && made !== needed) return [`needed ${needed}, made of ${made}`];
  if (!roll) return [];
  const added = modifiers && summed(modifiers.map(({ value }) => value));
  return [
    ...([1, TENS].some((times) => summed(roll.faces) * times + roll.plus === roll.total)
      ? []
      : [`${roll.faces} + ${roll.plus} are not ${roll.total}`]),
    ...(added === undefined || added === roll.plus ? [] : [`modifiers of ${added}, of which ${roll.plus} were added`]),
  ];
}

/** The reasons that the referee and the table are given in play. */
function reasonsIn(begin: GameState, all: readonly Step[], seed: number): readonly Why[] {
  let state = begin;
  return all.flatMap((step, n) => {
    const command = offeredAt(state, step, () => true);
    const ruling = command && decide(state, command, step.seat, dull(seed + n));
    if (!ruling?.granted) return [];
    return ruling.events.flatMap((event) => {
      const before = state;
      state = evolve(before, event);
      const told = telling(event, state, before);
      return [told.referee, told.table].flatMap((line) => line?.why ?? []);
    });
  });
}

describe('the reason of a ruling adds up', () => {
  it('in whatever is played, by whatever rules', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(BEGINNINGS)),
        choices,
        steps(40),
        fc.nat(),
        (begin, rules, all, seed) => {
          const adopted = decide(begin(), adopt(rules), referee, dull(seed));
          const state = adopted.granted ? adopted.events.reduce(evolve, begin()) : begin();
          for (const why of reasonsIn(state, all, seed)) expect([why, faultsIn(why)]).toEqual([why, []]);
        },
      ),
      { numRuns: 100 },
    );
  }, 240_000);

  it.each([
    ['GOR-CMB-01', 'gorman', {}, [['attack bonus', 5, 'GOR-ATK-01']]],
    ['OSE-CMB-19', 'ose', { ascendingAC: true }, [['attack bonus', 2, 'OSE-CMB-19']]],
  ] as const)(
    '%s: an attack bonus is part of the sum that is held against the armour class',
    (rule, base, options, own) => {
      const aldo = someone({ level: 4, at: at(1, 1) });
      const grik = goblin({ at: at(2, 1), hitPoints: { now: 20, max: 20 } });
      for (const face of [2, 9, 10, 11, 12, 19]) {
        const { state } = brawl({ ...(base === 'gorman' ? { slots: { attack: base } } : {}), options }, [aldo], [grik]);
        const ruling = decide(
          state,
          { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 'sword' },
          referee,
          loaded(face, 1),
        );
        const struck = ruling.granted ? ruling.events.find((event) => event.type === 'AttackRolled') : undefined;
        expect(struck?.why.rule).toBe(rule);
        expect(struck?.why.modifiers?.map(({ name, value, rule: of }) => [name, value, of])).toEqual(own);
        expect((struck?.why.roll?.total ?? 0) >= (struck?.why.needed ?? 0)).toBe(struck?.hit);
      }
    },
  );
});
