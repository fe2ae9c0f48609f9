import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameEvent, Seat } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { type Entry, fold, record } from '../src/history.ts';
import { changeOfKnown, known, knownAfter } from '../src/known/known.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { GameState } from '../src/state/state.ts';
import { patched } from '../src/view/diff.ts';
import { Projection, project } from '../src/view/project.ts';
import type { View } from '../src/view/records/index.ts';
import { BEGINNINGS, delvers } from './abbey.ts';
import { expectAlike, expectSameView } from './alike.ts';
import { adopt, choices as rules } from './choices.ts';
import { play } from './playing.ts';
import { dull, steps } from './random-play.ts';
import { runs } from './runs.ts';
import { otherPlayer, player, referee, spectator } from './table.ts';

const SEATS: readonly Seat[] = [referee, player, otherPlayer, spectator];

const beginnings = fc.constantFrom(...Object.values(BEGINNINGS));

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('laws of play', () => {
  it('what is folded from the log is what was played, and goes through JSON unchanged', () => {
    fc.assert(
      fc.property(beginnings, steps(40), fc.nat(), (begin, choices, seed) => {
        const entries: Entry[] = [];
        const end = play(begin(), choices, seed, (_now, events) => entries.push({ seq: entries.length + 1, events }));
        const kept = JSON.parse(JSON.stringify(entries)) as Entry[];
        expect(fold(begin(), kept).at(-1)).toEqual(end);
        expect(
          kept.reduce((state, entry) => record(state, entry, () => state), JSON.parse(JSON.stringify(begin()))),
        ).toEqual(end);
      }),
      { numRuns: runs(60) },
    );
  }, 240_000);

  it('no event is too strange for any state', () => {
    fc.assert(
      fc.property(beginnings, steps(40), fc.nat(), (begin, choices, seed) => {
        const events: GameEvent[] = [];
        play(begin(), choices, seed, (_now, happened) => events.push(...happened));
        const elsewhere = { ...delvers(), creatures: {}, scenes: {}, scene: null, lights: {}, people: {} };
        expect(() => events.toReversed().reduce(evolve, elsewhere)).not.toThrow();
      }),
      { numRuns: runs(40) },
    );
  }, 240_000);

  it('patches make one view into the next, and a projection that is kept shows what a fresh look shows', () => {
    fc.assert(
      fc.property(beginnings, steps(30), fc.nat(), (begin, choices, seed) => {
        const cached = SEATS.map((seat) => ({ seat, kept: new Projection(seat), shown: new Map() as View }));
        play(begin(), choices, seed, (now) => {
          for (const one of cached) {
            // Another object, of which nothing is remembered.
            const fresh = project(now, { ...one.seat });
            // What may be done now follows the facts.
            for (const patch of [one.kept.showFacts(known(now, one.seat)), one.kept.show(known(now, one.seat))])
              one.shown = patched(one.shown, JSON.parse(JSON.stringify(patch)));
            expectSameView(one.kept.view, fresh);
            expectAlike(Object.fromEntries(one.shown), Object.fromEntries(fresh));
          }
        });
      }),
      { numRuns: runs(40) },
    );
  }, 240_000);

  it('the changes that a seat is sent make what it knew into what it knows, back to an earlier state too, and show the same', () => {
    fc.assert(
      fc.property(beginnings, steps(30), fc.nat(), (begin, choices, seed) => {
        const states: GameState[] = [];
        play(begin(), choices, seed, (now) => states.push(now));
        const copies = SEATS.map((seat) => ({
          seat,
          projection: new Projection({ ...seat }),
          knew: known(begin(), seat),
          copy: overTheWire(known(begin(), seat)),
        }));
        for (const now of [...states, ...states.toReversed()])
          for (const one of copies) {
            const knows = known(now, one.seat);
            const change = changeOfKnown(one.knew, knows);
            one.knew = knows;
            one.copy = change ? knownAfter(one.copy, overTheWire(change)) : one.copy;
            expect(JSON.stringify(one.copy)).toBe(JSON.stringify(knows));
            one.projection.show(one.copy);
            const fresh = project(now, { ...one.seat });
            expectSameView(one.projection.view, fresh);
          }
      }),
      { numRuns: runs(30) },
    );
  }, 240_000);

  it('what is kept of a view is looked at anew when what it rests on has changed, by whatever rules', () => {
    fc.assert(
      fc.property(beginnings, rules, rules, steps(30), fc.nat(), (begin, first, second, choices, seed) => {
        const kept = SEATS.map((seat) => ({ seat, projection: new Projection(seat) }));
        const look = (now: GameState) => {
          for (const { seat, projection } of kept) {
            projection.show(known(now, seat));
            expectSameView(projection.view, project(now, { ...seat }));
          }
        };
        const half = Math.floor(choices.length / 2);
        const before = play({ ...begin(), ruleset: first }, choices.slice(0, half), seed, look);
        const changed = decide(before, adopt(second), referee, dull(seed));
        const between = changed.granted ? changed.events.reduce(evolve, before) : before;
        look(between);
        play(between, choices.slice(half), seed + half, look);
      }),
      { numRuns: runs(40) },
    );
  }, 240_000);
});
