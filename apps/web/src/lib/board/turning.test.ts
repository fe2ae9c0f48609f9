import { describe, expect, it } from 'vitest';
import type { Sign } from './layers/labels.ts';
import { gripOf } from './turning.ts';

const sign = (id: string, x: number, y: number): Sign => ({ id, at: { x, y }, radius: 0.43 });
const HILD = sign('hild', 5.5, 5.5);
const SOUTH = 4;
const at = (...others: readonly Sign[]) => gripOf(HILD, SOUTH, [HILD, ...others]);
/** The middles of the eight squares around her. */
const AROUND = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [[x, y] as const])));

describe('the handle by which somebody is turned', () => {
  it('lies where they look', () => {
    expect(at()).toEqual({ x: expect.closeTo(5.5), y: expect.closeTo(6.13) });
  });

  it('goes aside where somebody stands there, and lies over nobody in a crowd', () => {
    const below = sign('ilphas', 5.5, 6.5);
    for (const others of [[below], AROUND.map(([x, y]) => sign(`${x},${y}`, 5.5 + x, 5.5 + y))])
      for (const other of others)
        expect(Math.hypot(at(...others).x - other.at.x, at(...others).y - other.at.y)).toBeGreaterThan(0.43 + 0.125);
  });

  it('stays where they look while others stand elsewhere', () => {
    expect(at(sign('wren', 6.5, 5.5), sign('oswin', 5.5, 4.5))).toEqual(at());
  });
});
