import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeBetween } from '../src/known/change.ts';
import { known } from '../src/known/known.ts';
import type { GameState } from '../src/state/state.ts';
import { BEGINNINGS } from './abbey.ts';
import { choices as rules } from './choices.ts';
import { play } from './playing.ts';
import { steps } from './random-play.ts';
import { otherPlayer, player, spectator } from './table.ts';
import { PREPARED, VARIATIONS } from './variations.ts';
import { ALL, veiled, withCell } from './veiled.ts';

describe('what a seat knows', () => {
  it.each(Object.entries(VARIATIONS))('is the same whatever may be so of %s', (name, vary) => {
    const prepared = PREPARED[name] ?? ((state: GameState) => state);
    let varied = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(BEGINNINGS)),
        rules,
        steps(24),
        fc.nat(),
        fc.boolean(),
        (begin, ruleset, choices, seed, hidden) => {
          const start = withCell({ ...begin(), ruleset });
          const state = prepared(play(hidden ? veiled(start, ALL) : start, choices, seed, () => undefined));
          for (const seat of [player, otherPlayer, spectator]) {
            const other = vary(state, seat);
            if (changeBetween(state, other)) varied += 1;
            expect([seat.role, changeBetween(known(state, seat), known(other, seat))]).toEqual([seat.role, null]);
          }
        },
      ),
      { numRuns: 25 },
    );
    expect(varied).toBeGreaterThan(0);
  });
});
