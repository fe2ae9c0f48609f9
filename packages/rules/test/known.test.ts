import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeBetween } from '../src/known/change.ts';
import { known } from '../src/known/known.ts';
import { BEGINNINGS } from './abbey.ts';
import { choices as rules } from './choices.ts';
import { play } from './playing.ts';
import { steps } from './random-play.ts';
import { otherPlayer, player, spectator } from './table.ts';
import { PREPARED, VARIATIONS } from './variations.ts';
import { ALL, veiled, withCell } from './veiled.ts';

describe('what a seat knows', () => {
  it('is the same whatever may be so of what is hidden from it', () => {
    const varied = new Set<string>();
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(BEGINNINGS)),
        rules,
        steps(24),
        fc.nat(),
        fc.boolean(),
        (begin, ruleset, choices, seed, hidden) => {
          const start = withCell({ ...begin(), ruleset });
          const played = play(hidden ? veiled(start, ALL) : start, choices, seed, () => undefined);
          for (const [name, vary] of Object.entries(VARIATIONS)) {
            const state = PREPARED[name]?.(played) ?? played;
            for (const seat of [player, otherPlayer, spectator]) {
              const other = vary(state, seat);
              if (changeBetween(state, other)) varied.add(name);
              const difference = changeBetween(known(state, seat), known(other, seat));
              expect([name, seat.role, difference]).toEqual([name, seat.role, null]);
            }
          }
        },
      ),
      { numRuns: 100 },
    );
    expect(Object.keys(VARIATIONS).filter((name) => !varied.has(name))).toEqual([]);
  });
});
