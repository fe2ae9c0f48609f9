import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import { BEGINNINGS } from './abbey.ts';
import { adopt, choices } from './choices.ts';
import { dull, steps } from './random-play.ts';
import { playOne } from './recomputing.ts';
import { referee } from './table.ts';

/** Whatever is said of a throw follows from its numbers, is what happened, and keeps no die from the referee. */
describe('a reason can be recomputed', () => {
  it('from the dice, what was added and what was needed, in whatever is played by whatever rules', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(BEGINNINGS)),
        choices,
        steps(40),
        fc.nat(),
        (begin, rules, all, seed) => {
          const adopted = decide(begin(), adopt(rules), referee, dull(seed));
          let state = adopted.granted ? adopted.events.reduce(evolve, begin()) : begin();
          for (const [n, step] of all.entries()) {
            const played = playOne(state, step, seed + n);
            if (!played) continue;
            const [next, { command, untold, wrong }] = played;
            expect({ command, untold, wrong }).toEqual({ command, untold: [], wrong: [] });
            state = next;
          }
        },
      ),
      { numRuns: 60 },
    );
  }, 240_000);
});
