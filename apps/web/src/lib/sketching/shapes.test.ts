import { describe, expect, it } from 'vitest';
import { drawnBy, farFrom, MOST_POINTS, nearest, onMap, pathOf, radiusOf } from './shapes.ts';

const line = {
  shape: 'line',
  points: [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
  ],
  words: '',
} as const;
const circle = {
  shape: 'circle',
  points: [
    { x: 5, y: 5 },
    { x: 5, y: 7 },
  ],
  words: '',
} as const;
const box = {
  shape: 'rectangle',
  points: [
    { x: 1, y: 1 },
    { x: 3, y: 4 },
  ],
  words: '',
} as const;
const text = { shape: 'text', points: [{ x: 10, y: 10 }], words: 'Here' } as const;

describe('what a hand draws', () => {
  it('a pen keeps the corners of its way, and few points of what is straight', () => {
    const straight = Array.from({ length: 50 }, (_, at) => ({ x: at / 10, y: 0 }));
    const down = Array.from({ length: 50 }, (_, at) => ({ x: 4.9, y: at / 10 }));
    expect(drawnBy('pen', [...straight, ...down])).toEqual([
      { x: 0, y: 0 },
      { x: 4.9, y: 0 },
      { x: 4.9, y: 4.9 },
    ]);
  });

  it('however long and crooked it is, it has no more points than a drawing may have', () => {
    const crooked = Array.from({ length: 3_000 }, (_, at) => ({ x: at / 50, y: at % 2 === 0 ? 0 : 1 + (at % 7) / 9 }));
    const kept = drawnBy('pen', crooked) ?? [];
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.length).toBeLessThanOrEqual(MOST_POINTS);
    expect([kept[0], kept.at(-1)]).toEqual([crooked[0], crooked.at(-1)]);
  });

  it('a round stroke stays round, though it ends where it began', () => {
    const round = Array.from({ length: 101 }, (_, at) => ({
      x: Math.cos((at * Math.PI) / 50),
      y: Math.sin((at * Math.PI) / 50),
    }));
    const kept = drawnBy('pen', round) ?? [];
    expect(kept.length).toBeGreaterThan(8);
    expect(kept.length).toBeLessThan(40);
  });

  it.each(['line', 'rectangle', 'circle'] as const)('a %s is from the first point to the last', (shape) => {
    expect(
      drawnBy(shape, [
        { x: 1, y: 1 },
        { x: 5, y: 9 },
        { x: 2, y: 3 },
      ]),
    ).toEqual([
      { x: 1, y: 1 },
      { x: 2, y: 3 },
    ]);
  });

  it('a hand that stays where it is draws nothing, but writes', () => {
    const still = [
      { x: 1, y: 1 },
      { x: 1, y: 1 },
    ];
    for (const shape of ['pen', 'line', 'rectangle', 'circle'] as const) expect(drawnBy(shape, still)).toBeNull();
    expect(drawnBy('text', still)).toEqual([{ x: 1, y: 1 }]);
  });

  it('is drawn on the map, to hundredths of a square', () => {
    expect(onMap({ x: -1, y: 2.34567 }, { width: 5, height: 4 })).toEqual({ x: 0, y: 2.35 });
    expect(onMap({ x: 5.001, y: 9 }, { width: 5, height: 4 })).toEqual({ x: 5, y: 4 });
  });
});

describe('what lies under the hand', () => {
  it('is measured from the line, not from what is within it', () => {
    expect(farFrom(line, { x: 2, y: 1 })).toBe(1);
    expect(farFrom(line, { x: 6, y: 0 })).toBe(2);
    expect(radiusOf(circle.points)).toBe(2);
    expect(farFrom(circle, { x: 5, y: 5 })).toBe(2);
    expect(farFrom(circle, { x: 3, y: 5 })).toBe(0);
    expect(farFrom(box, { x: 2, y: 2 })).toBe(1);
    expect(farFrom(box, { x: 3, y: 2 })).toBe(0);
    expect(farFrom(text, { x: 10.3, y: 10.1 })).toBe(0);
    expect(farFrom(text, { x: 13, y: 10 })).toBeGreaterThan(2);
  });

  it('is the nearest drawing, of those as near the last drawn, and none that is far', () => {
    const again = { ...line, words: 'again' };
    expect(nearest([line, again, circle], { x: 2, y: 0.1 }, 0.3)).toBe(again);
    expect(nearest([line, circle], { x: 5, y: 7.2 }, 0.3)).toBe(circle);
    expect(nearest([line, circle, box, text], { x: 8, y: 2 }, 0.3)).toBeNull();
  });
});

it('a drawing is a path', () => {
  expect(pathOf(line)).toBe('M0 0L4 0');
  expect(pathOf(box)).toBe('M1 1L3 1L3 4L1 4L1 1');
  expect(pathOf(circle)).toBe('M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0');
});
