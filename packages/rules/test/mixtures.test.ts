import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesFor } from '../src/books/index.ts';
import { RULESETS } from '../src/books/list.ts';
import type { Command, GameEvent, Ruleset, RulesetChoice, Seat } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import { lift } from '../src/procedures/lift.ts';
import type { GameState } from '../src/state/state.ts';
import { project } from '../src/view/project.ts';
import { BEGINNINGS } from './abbey.ts';
import { adopt, choices } from './choices.ts';
import { dull, offeredAt, rawAt, type Step, steps } from './random-play.ts';
import { runs } from './runs.ts';
import { campaign, otherPlayer, player, referee, spectator } from './table.ts';
import { Twins } from './twins.ts';
import { flaws } from './valid.ts';
import { veils } from './veiled.ts';

/** One command of random play, or a change of rules every so many. */
interface Move {
  readonly command: Command;
  readonly by: Seat;
  /** It was offered, and so must be granted. */
  readonly offered: boolean;
}

function moveAt(state: GameState, step: Step, at: number, changes: readonly RulesetChoice[]): Move {
  const change = at % 7 === 6 ? changes[Math.floor(at / 7) % changes.length] : undefined;
  if (change) return { command: adopt(change), by: referee, offered: true };
  const offered = step.raw ? null : offeredAt(state, step, () => true);
  return { command: offered ?? rawAt(step), by: step.seat, offered: offered !== null };
}

/** Plays one command: what is offered must be granted, and leave nothing amiss. */
function ruled(state: GameState, { command, by, offered }: Move, seed: number): readonly GameEvent[] {
  const ruling = decide(state, command, by, dull(seed));
  if (offered) expect([command, ruling.granted ? 'granted' : ruling.refusal]).toEqual([command, 'granted']);
  return ruling.granted ? ruling.events : [];
}

/** Random play with changes of rules. */
function played(begin: GameState, all: readonly Step[], changes: readonly RulesetChoice[], seed: number) {
  const events: GameEvent[] = [];
  let state = begin;
  for (const [at, step] of all.entries()) {
    const move = moveAt(state, step, at, changes);
    const happened = ruled(state, move, seed + at);
    events.push(...happened);
    state = happened.reduce(evolve, state);
    expect([move.command, flaws(state)]).toEqual([move.command, []]);
  }
  return { end: state, events };
}

/** Each member of the party dies in turn; what is offered on the way is granted. */
function slain(begin: GameState, seed: number): { readonly end: GameState; readonly events: readonly GameEvent[] } {
  const events: GameEvent[] = [];
  let state = begin;
  for (const creature of begin.party.members) {
    const blow: Command = { type: 'DealDamage', creature, amount: '200', source: 'the end', destructive: 'none' };
    const happened = ruled(state, { command: blow, by: referee, offered: true }, seed);
    events.push(...happened);
    state = happened.reduce(evolve, state);
    expect([blow, flaws(state)]).toEqual([blow, []]);
  }
  return { end: state, events };
}

/** Nobody is there yet: characters are made at this table. */
const atTheTable = (): GameState => campaign([]);
const ALL_BEGINNINGS = { ...BEGINNINGS, atTheTable };

describe('mixtures of the books', () => {
  it('play on through any change of rules, from creation to death: what is offered is granted, and the log folds to the same', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(ALL_BEGINNINGS)),
        choices,
        fc.array(choices, { minLength: 1, maxLength: 4 }),
        steps(60),
        fc.nat(),
        (begin, first, changes, all, seed) => {
          const start = { ...begin(), ruleset: first };
          const life = played(start, all, changes, seed);
          const death = slain(life.end, seed);
          const logged = JSON.parse(JSON.stringify([...life.events, ...death.events])) as GameEvent[];
          expect(logged.map(lift)).toEqual(logged);
          expect(logged.reduce(evolve, start)).toEqual(death.end);
          for (const seat of [referee, player, otherPlayer, spectator])
            expect(() => JSON.stringify([...project(death.end, seat)])).not.toThrow();
        },
      ),
      { numRuns: runs(80) },
    );
  }, 300_000);

  it('keep what is hidden hidden, through any change of rules', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(BEGINNINGS)),
        choices,
        fc.array(choices, { minLength: 1, maxLength: 4 }),
        veils,
        steps(40),
        fc.nat(),
        (begin, first, changes, hidden, all, seed) => {
          const twins = new Twins(() => ({ ...begin(), ruleset: first }), hidden);
          for (const [at, step] of all.entries()) {
            const change = at % 7 === 6 ? changes[Math.floor(at / 7) % changes.length] : undefined;
            if (change) twins.adopt(change, seed + at);
            else twins.step(step, seed + at);
          }
        },
      ),
      { numRuns: runs(60) },
    );
  }, 300_000);

  it('armour class is one fact to all books', () => {
    const mail = { ...Object.values(BEGINNINGS.delvers?.().creatures ?? {})[0], armour: 'chainmail', shield: true };
    const worn = { ...mail, naturalArmour: 10, abilities: null } as unknown as Parameters<
      Ruleset['attack']['armour']['classOf']
    >[0];
    expect(RULESETS.map((base) => rulesFor({ base, slots: {}, options: {} }).attack.armour.classOf(worn))).toEqual([
      15, 16, 15, 16,
    ]);
  });
});
