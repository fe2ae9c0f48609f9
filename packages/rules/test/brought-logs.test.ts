import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beyondBounds } from '../src/beyond-bounds.ts';
import type { GameEvent } from '../src/core/index.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { GameState } from '../src/state/state.ts';
import { telling } from '../src/view/tell.ts';
import { BEGINNINGS } from './abbey.ts';
import { adopt, choices as rules } from './choices.ts';
import { EVENT_TYPES, largest } from './largest.ts';
import { play } from './playing.ts';
import { steps } from './random-play.ts';
import { runs } from './runs.ts';
import { after, referee } from './table.ts';

const beginnings = fc.constantFrom(...Object.values(BEGINNINGS));
const STATES = Object.entries(BEGINNINGS).map(([where, begin]) => [where, begin()] as const);
/** Names of things that are there, and words that fields of several kinds take. */
const WORDS = ['aldo', 'goblin', 'abbey', 'crypt-door', 'floor', 'square', '9d9', 'referee'];

/** Milliseconds that one event may hold up a table. */
const QUICK = 300;

const kept = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Milliseconds that an event takes, at the better of two tries: the machine may be busy. */
function timeOf(event: GameEvent, before: GameState): number {
  const tries = [0, 1].map(() => {
    const began = performance.now();
    try {
      telling(event, evolve(before, event), before);
    } catch {
      // It is refused then.
    }
    return performance.now() - began;
  });
  return Math.min(...tries);
}

describe('a log that is brought in from elsewhere', () => {
  it('is read, whatever was played, by any mixture of the books', () => {
    fc.assert(
      fc.property(beginnings, rules, steps(60), fc.nat(), (begin, choice, choices, seed) => {
        play(after(begin(), adopt(choice), referee), choices, seed, (_now, events) => {
          for (const event of events) expect([event, beyondBounds(kept(event))]).toEqual([event, null]);
        });
      }),
      { numRuns: runs(90) },
    );
  }, 240_000);

  it.each(EVENT_TYPES)('holds no figure in %s that takes long, however large it may be', (type) => {
    for (const word of WORDS) {
      const event = largest(type, word);
      expect(beyondBounds(event)).toBeNull();
      for (const [where, before] of STATES)
        expect([where, word, timeOf(event, before) < QUICK]).toEqual([where, word, true]);
    }
  });
});
