import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../src/decide.ts';
import type { GameEvent } from '../src/events.ts';
import { evolve } from '../src/evolve.ts';
import { type Options, RULESETS, type Ruleset, type RulesetChoice, type Slot } from '../src/ruleset.ts';
import { ANSWERS, conflictIn } from '../src/rulesets/answers.ts';
import { eris } from '../src/rulesets/eris.ts';
import { gorman } from '../src/rulesets/gorman.ts';
import { rulesFor } from '../src/rulesets/index.ts';
import { RULE_OPTIONS } from '../src/rulesets/options.ts';
import { ose } from '../src/rulesets/ose.ts';
import { project } from '../src/view/project.ts';
import { BEGINNINGS } from './abbey.ts';
import { dull, offeredAt, rawAt, type Step, steps } from './random-play.ts';
import { otherPlayer, player, referee, spectator } from './table.ts';

const slots = Object.fromEntries(
  (Object.keys(ANSWERS) as Slot[]).map((slot) => [
    slot,
    fc.constantFrom(...RULESETS.filter((book) => ANSWERS[slot]?.books[book])),
  ]),
);
const options = Object.fromEntries(
  RULE_OPTIONS.map(({ key, choices }) => [key, choices === 'flag' ? fc.boolean() : fc.constantFrom(...choices)]),
);

/** Any books for any procedures, with any options, that make sense together. */
const choices: fc.Arbitrary<RulesetChoice> = fc
  .record({
    base: fc.constantFrom(...RULESETS),
    slots: fc.record(slots, { requiredKeys: [] }),
    options: fc.record(options, { requiredKeys: [] }) as fc.Arbitrary<Options>,
  })
  .filter((choice) => conflictIn(choice) === null);

/** Random play with a change of rules every so many steps; whatever is offered must be granted. */
function played(
  begin: ReturnType<(typeof BEGINNINGS)[string]>,
  all: readonly Step[],
  changes: readonly RulesetChoice[],
  seed: number,
) {
  const events: GameEvent[] = [];
  const end = all.reduce((state, step, at) => {
    const change = at % 7 === 6 ? changes[Math.floor(at / 7) % changes.length] : undefined;
    const offered = step.raw ? null : offeredAt(state, step, () => true);
    const command = change
      ? ({ type: 'AdoptRules', name: 'Ours', base: change.base, slots: change.slots, options: change.options } as const)
      : (offered ?? rawAt(step));
    const ruling = decide(state, command, change ? referee : step.seat, dull(seed + at));
    if (change || offered) expect([command, ruling.granted ? 'granted' : ruling.refusal]).toEqual([command, 'granted']);
    if (!ruling.granted) return state;
    events.push(...ruling.events);
    return ruling.events.reduce(evolve, state);
  }, begin);
  return { end, events };
}

describe('mixtures of the books', () => {
  it('play on through any change of rules: what is offered is granted, and the log folds to the same', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(BEGINNINGS)),
        choices,
        fc.array(choices, { minLength: 1, maxLength: 4 }),
        steps(40),
        fc.nat(),
        (begin, first, changes, all, seed) => {
          const start = { ...begin(), ruleset: first };
          const { end, events } = played(start, all, changes, seed);
          expect((JSON.parse(JSON.stringify(events)) as GameEvent[]).reduce(evolve, start)).toEqual(end);
          for (const seat of [referee, player, otherPlayer, spectator])
            expect(() => JSON.stringify([...project(end, seat)])).not.toThrow();
        },
      ),
      { numRuns: 80 },
    );
  }, 120_000);

  it('a fourth ruleset is a page that composes what is there', () => {
    const fourth = (settings: Options): Ruleset => ({
      ...ose(settings),
      attack: eris(settings).attack,
      initiative: eris(settings).initiative,
      damage: gorman(settings).damage,
      dying: gorman(settings).dying,
      savingThrow: gorman(settings).savingThrow,
    });
    const rules = fourth({});
    expect([rules.attack.rule, rules.damage.rule, rules.dying.rule]).toEqual([
      'ERI-ATK-04',
      'GOR-CMB-06',
      'GOR-DTH-01',
    ]);
  });

  it('armour class is one fact to all books', () => {
    const mail = { ...Object.values(BEGINNINGS.delvers?.().creatures ?? {})[0], armour: 'chainmail', shield: true };
    const worn = { ...mail, naturalArmour: 10, abilities: null } as unknown as Parameters<
      Ruleset['attack']['armourClass']
    >[0];
    expect(RULESETS.map((base) => rulesFor({ base, slots: {}, options: {} }).attack.armourClass(worn))).toEqual([
      15, 16, 15,
    ]);
  });
});
