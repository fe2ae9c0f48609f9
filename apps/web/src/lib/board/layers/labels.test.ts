import { describe, expect, it } from 'vitest';
import { type Label, placedLabels } from './labels.ts';

const label = (id: string, x: number, y: number, rank = 1, wide = 1.6): Label => ({
  id,
  at: { x, y },
  wide,
  high: 0.25,
  rank,
});

describe('the names beside tokens', () => {
  it('stand below where that is free', () => {
    expect(placedLabels([label('a', 1, 1), label('b', 5, 1)])).toEqual(
      new Map([
        ['a', 'below'],
        ['b', 'below'],
      ]),
    );
  });

  it('go above rather than over the face of somebody below', () => {
    expect(placedLabels([label('a', 1, 1, 1, 0.8), label('b', 1, 2, 1, 0.8)]).get('a')).toBe('above');
  });

  it('of neighbours do not run into each other', () => {
    expect(placedLabels([label('a', 1, 1), label('b', 2, 1)])).toEqual(
      new Map([
        ['a', 'below'],
        ['b', 'above'],
      ]),
    );
  });

  it('give way to those that matter more, and are left out where nothing is free', () => {
    const crowd = [1, 2, 3].flatMap((x) => [1, 2, 3].map((y) => label(`${x},${y}`, x, y)));
    const places = placedLabels([...crowd, label('chosen', 2, 4, -1)]);
    expect(places.get('chosen')).toBe('below');
    expect(places.has('2,2')).toBe(false);
  });
});
