import { expect, it, vi } from 'vitest';
import { notationOf } from './tray.ts';

vi.mock('@3d-dice/dice-box-threejs', () => ({ default: class {} }));

it.each([
  [
    'dice of one kind',
    [
      { sides: 6, face: 3 },
      { sides: 6, face: 4 },
    ],
    '2d6@3,4',
  ],
  [
    'dice of several kinds, the faces in their order',
    [
      { sides: 20, face: 17 },
      { sides: 6, face: 2 },
      { sides: 20, face: 5 },
    ],
    '2d20+1d6@17,5,2',
  ],
  ['a percentage, as tens and ones', [{ sides: 100, face: 47 }], '1d100+1d10@40,7'],
  ['a hundred', [{ sides: 100, face: 100 }], '1d100+1d10@0,0'],
  ['dice that nobody makes', [{ sides: 7, face: 2 }], ''],
])('the renderer is asked for %s', (_of, dice, notation) => {
  expect(notationOf(dice)).toBe(notation);
});
