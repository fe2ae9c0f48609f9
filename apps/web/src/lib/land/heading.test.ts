import { hexTowards } from '@lanthorn/geometry';
import { expect, it } from 'vitest';
import { headingTo, SIDES } from './heading.ts';

const from = { x: 5, y: 6 };

it.each(['flat', 'pointy'] as const)('a neighbour of a %s hex lies the way that leads to it', (layout) => {
  const found = SIDES[layout].map((side) => headingTo(from, hexTowards(from, side, layout), layout));
  expect(found).toEqual(SIDES[layout].map((heading) => ({ heading, hexes: 1 })));
});

it('a hex farther off lies the way that comes nearest to it', () => {
  expect(headingTo(from, { x: 5, y: 1 }, 'flat')).toEqual({ heading: 'N', hexes: 5 });
  expect(headingTo(from, { x: 6, y: 1 }, 'flat')?.heading).toBe('N');
  expect(headingTo(from, { x: 9, y: 4 }, 'flat')).toEqual({ heading: 'NE', hexes: 4 });
});

it('no way leads to where one is', () => {
  expect(headingTo(from, from, 'flat')).toBeNull();
});
