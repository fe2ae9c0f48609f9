import { expect, it } from 'vitest';
import { gridIn } from './grid-in.ts';
import { onLine, picture } from './test-pictures.ts';

it('squares of a large picture are found whose lines are many pixels thick', () => {
  const thick = picture(1_400, 1_300, (x, y) => (onLine(x, 30, 80, 6) || onLine(y, 10, 80, 6) ? 20 : 240));
  const found = gridIn(thick);
  expect(found).toMatchObject({ grid: 'square' });
  expect(found?.pixels).toBeCloseTo(80, 0);
});

it.each([
  [8, 100],
  [16, 100],
  [8, 140],
])(
  'squares whose lines are %d pixels thick, %d from one to the next, are taken neither for hexes nor for parts of squares',
  (thick, side) => {
    const found = gridIn(
      picture(2_000, 1_500, (x, y) => (onLine(x, 30, side, thick) || onLine(y, 10, side, thick) ? 20 : 240)),
    );
    expect(found).toMatchObject({ grid: 'square' });
    expect(found?.pixels).toBeCloseTo(side, 0);
  },
  60_000,
);

it('no grid is found in a picture without one, however small it is looked at', () => {
  expect(gridIn(picture(700, 700, () => 200))).toBeNull();
});

it('the squares of a large picture are as long as they are drawn, over all of it', () => {
  const large = picture(2_500, 2_300, (x, y) => (onLine(x, 20.5, 70.3) || onLine(y, 33.5, 70.3) ? 90 : 180));
  expect(gridIn(large)?.pixels).toBeCloseTo(70.3, 3);
}, 60_000);
