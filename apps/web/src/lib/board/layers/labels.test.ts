import { describe, expect, it } from 'vitest';
import { besideSign, type Naming, placedLabels, type Sign } from './labels.ts';

const sign = (id: string, x: number, y: number): Sign => ({ id, at: { x, y }, radius: 0.43 });

function naming(id: string, x: number, y: number, { rank = 1, wide = 1.6 } = {}): Naming {
  const spots = besideSign(sign(id, x, y), wide, 0.25);
  return { rank, each: [{ id, wide, high: 0.25, spots, of: [id] }], once: null };
}

const placed = (...namings: readonly (readonly [string, number, number, { rank?: number; wide?: number }?])[]) =>
  placedLabels(
    namings.map((one) => naming(...one)),
    namings.map(([id, x, y]) => sign(id, x, y)),
  );

describe('the names beside tokens', () => {
  it('stand below where that is free', () => {
    const places = placed(['a', 1, 1], ['b', 5, 1]);
    expect([places.get('a'), places.get('b')]).toEqual([
      { x: 1, y: expect.closeTo(1.635) },
      { x: 5, y: expect.closeTo(1.635) },
    ]);
  });

  it('are not cut at the edge of what is looked at, where they can stand otherwise', () => {
    const [long, token] = [naming('a', 0.6, 1, { wide: 2 }), sign('a', 0.6, 1)];
    const whole = (left: number) => placedLabels([long], [token], { left, top: 0, right: 9, bottom: 9 }).get('a')?.x;
    expect(whole(-9)).toBeCloseTo(0.6);
    expect(whole(0)).toBeGreaterThanOrEqual(1);
    expect(whole(5)).toBeCloseTo(0.6);
  });

  it('are pushed in from the edge where their token is cut by it, and never from beyond it', () => {
    const at = (x: number) => {
      const long = naming('a', x, 1, { wide: 2 });
      const view = { left: 0, top: 0, right: 9, bottom: 9 };
      return placedLabels([long], [sign('a', x, 1), sign('b', 2.2, 1)], view).get('a')?.x;
    };
    expect(at(0.1)).toBeGreaterThanOrEqual(1);
    expect(at(-0.8)).toBeLessThan(0);
  });

  it('go above rather than over somebody below', () => {
    expect(placed(['a', 1, 1, { wide: 0.8 }], ['b', 1, 2, { wide: 0.8 }]).get('a')?.y).toBeLessThan(1);
  });

  it('of neighbours do not run into each other', () => {
    const places = placed(['a', 1, 1], ['b', 2, 1]);
    expect(places.get('a')?.y).toBeGreaterThan(1);
    expect(places.get('b')?.y).toBeLessThan(1);
  });

  it('stand nowhere nearer to the middle of a neighbour than to that of their own token', () => {
    const [wide, high, right] = [1.9, 0.25, { x: 1.53, y: 1.635 }];
    const label = { id: 'a', wide, high, spots: [right], of: ['a'] };
    const read = (...signs: Sign[]) => placedLabels([{ rank: 1, each: [label], once: null }], signs).has('a');
    expect(read(sign('a', 1, 1))).toBe(true);
    expect(read(sign('a', 1, 1), sign('b', 2, 1))).toBe(false);
    expect(read(sign('a', 1, 1), sign('b', 3, 1))).toBe(true);
  });

  it('give way to those that matter more, and are left out where nothing is free', () => {
    const crowd = [1, 2, 3].flatMap((x) => [1, 2, 3].map((y) => [`${x},${y}`, x, y] as const));
    const places = placed(...crowd, ['chosen', 2, 4, { rank: 0 }]);
    expect(places.has('chosen')).toBe(true);
    expect(places.has('2,2')).toBe(false);
  });
});
