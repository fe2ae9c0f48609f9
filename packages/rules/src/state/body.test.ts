import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEGINNINGS, inAbbey } from '../../test/abbey.ts';
import { choices as rules } from '../../test/choices.ts';
import { play } from '../../test/playing.ts';
import { steps } from '../../test/random-play.ts';
import { someone } from '../../test/table.ts';
import { bodyOf, elsewhere } from './body.ts';
import type { Creature } from './creature.ts';

describe('the body of a creature', () => {
  it('stays the same object wherever its creature goes', () => {
    const here = someone({ at: inAbbey(1, 1) });
    const there = elsewhere(elsewhere(here, { at: inAbbey(2, 1), moved: 10 }), { moved: 0 });
    expect(there).toEqual({ ...here, at: inAbbey(2, 1), moved: 0 });
    expect(bodyOf(there)).toBe(bodyOf(here));
  });

  it('is another as soon as anything else of its creature changes', () => {
    const here = someone({ at: inAbbey(1, 1) });
    expect(bodyOf({ ...elsewhere(here, { moved: 10 }), name: 'Other' })).not.toBe(bodyOf(here));
  });

  it('says of a creature all but its place, whatever has been played', () => {
    const apart = ({ at: _at, moved: _moved, facing: _facing, ...body }: Creature) => body;
    const beginnings = fc.constantFrom(...Object.values(BEGINNINGS));
    fc.assert(
      fc.property(beginnings, rules, steps(30), fc.nat(), (begin, chosen, acts, seed) => {
        const last = play({ ...begin(), ruleset: chosen }, acts, seed, () => undefined);
        for (const creature of Object.values(last.creatures))
          expect(apart(bodyOf(creature) as Creature)).toEqual(apart(creature));
      }),
      { numRuns: 50 },
    );
  });
});
