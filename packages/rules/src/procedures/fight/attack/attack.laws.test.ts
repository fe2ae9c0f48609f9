import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rulesBy } from '../../../../test/in-play.ts';
import { descending } from '../../../core/armour-class.ts';
import { MATRIX_COLUMNS, matrixNeed } from './ose.ts';

const thac0 = fc.integer({ min: 5, max: 20 });
const ac = fc.constantFrom(...MATRIX_COLUMNS);
const face = fc.integer({ min: 1, max: 20 });
const modifier = fc.integer({ min: -5, max: 5 });

const struck = (method: 'matrix' | 'thac0' | 'ascending', args: readonly [number, number, number, number]) =>
  rulesBy('ose', { ascendingAC: method === 'ascending', thac0Direct: method === 'thac0' }).attack.roll.strike(
    args[0],
    args[1],
    args[2],
    descending(args[3]),
  ).hit;

it('OSE-CMB-17, OSE-TAB-03: matrix and THAC0 agree wherever the matrix is not clamped', () => {
  fc.assert(
    fc.property(thac0, ac, face, modifier, (fights, target, die, plus) => {
      fc.pre(matrixNeed(fights, target) === fights - target);
      expect(struck('matrix', [fights, die, plus, target])).toBe(struck('thac0', [fights, die, plus, target]));
    }),
  );
});

it('OSE-TAB-03, OSE-CMB-19: THAC0 and ascending armour class always agree', () => {
  fc.assert(
    fc.property(thac0, fc.integer({ min: -10, max: 15 }), face, modifier, (fights, target, die, plus) => {
      expect(struck('thac0', [fights, die, plus, target])).toBe(struck('ascending', [fights, die, plus, target]));
    }),
  );
});

it('OSE-CMB-20: a natural 20 always hits and a natural 1 never does, by every method', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('matrix', 'thac0', 'ascending'),
      thac0,
      fc.integer({ min: -20, max: 20 }),
      modifier,
      (method, fights, target, plus) => {
        expect(struck(method, [fights, 20, plus, target])).toBe(true);
        expect(struck(method, [fights, 1, plus, target])).toBe(false);
      },
    ),
  );
});
