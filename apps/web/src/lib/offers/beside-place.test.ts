import { describe, expect, it } from 'vitest';
import { standsFar } from './beside-place.ts';

const BOARD = { left: 234, top: 45, right: 1115, bottom: 768 };
/** In the column left of the board. */
const BUTTON = { left: 10, top: 275, right: 223, bottom: 311 };
/** In the sentence over the board. */
const HEAD = { left: 640, top: 4, right: 750, bottom: 40 };

describe('a form stands', () => {
  it.each([
    ['beside its button while nobody whom it is about is there', BUTTON, false, [{ x: 800, y: 300 }], false],
    ['far from its button where it would lie over them', BUTTON, false, [{ x: 300, y: 300 }], true],
    ['far from its button where it would lie over half of one of them', BUTTON, false, [{ x: 225, y: 300 }], true],
    ['beside its button when they stand at the far side', BUTTON, false, [{ x: 1000, y: 300 }], false],
    [
      'beside its button when as many stand at either side',
      BUTTON,
      false,
      [
        { x: 300, y: 300 },
        { x: 1000, y: 300 },
      ],
      false,
    ],
    ['far from a button of the sentence that it hangs from', HEAD, true, [{ x: 700, y: 300 }], true],
    ['where it is when it is about nobody', BUTTON, false, [], false],
    ['where it is when they are out of view', BUTTON, false, [{ x: 300, y: 1400 }], false],
  ] as const)('%s', (_where, button, below, about, far) => {
    expect(standsFar(button, BOARD, below, about)).toBe(far);
  });
});
