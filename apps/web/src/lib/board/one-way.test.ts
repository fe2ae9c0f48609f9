import type { Wall } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { arrowsOf } from './one-way.ts';

const up: Wall = { a: { x: 5, y: 3 }, b: { x: 5, y: 0 }, passes: 'both' };

describe('the arrows of a one-way wall', () => {
  it('point from its open side to the other, one to each square', () => {
    const shafts = arrowsOf(up).map(([shaft]) => shaft);
    expect(shafts).toEqual(
      [2.5, 1.5, 0.5].map((y) => [
        { x: 4.7, y },
        { x: 5.3, y },
      ]),
    );
    expect(arrowsOf({ ...up, a: up.b, b: up.a }).map(([shaft]) => shaft?.[1].x)).toEqual([4.7, 4.7, 4.7]);
  });

  it('have heads whose two strokes end at the tip, and are none on other walls', () => {
    const [arrow] = arrowsOf({ ...up, b: { x: 5, y: 2 } });
    expect(arrow?.map(([, end]) => end)).toEqual(Array(3).fill({ x: 5.3, y: 2.5 }));
    expect(arrow?.slice(1).map(([from]) => [from.x.toFixed(2), from.y.toFixed(2)])).toEqual([
      ['5.14', '2.34'],
      ['5.14', '2.66'],
    ]);
    expect(arrowsOf({ a: up.a, b: up.b })).toEqual([]);
  });
});
