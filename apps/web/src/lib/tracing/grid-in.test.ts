import { expect, it } from 'vitest';
import { gridIn } from './grid-in.ts';
import { onLine, picture } from './test-pictures.ts';

it('squares of a large picture are found whose lines are many pixels thick', () => {
  const thick = picture(1_400, 1_300, (x, y) => (onLine(x, 30, 80, 6) || onLine(y, 10, 80, 6) ? 20 : 240));
  const found = gridIn(thick);
  expect(found).toMatchObject({ grid: 'square' });
  expect(found?.pixels).toBeCloseTo(80, 0);
});

it('no grid is found in a picture without one, however small it is looked at', () => {
  expect(gridIn(picture(700, 700, () => 200))).toBeNull();
});

it('the grid of a large picture is found to a part of a pixel', () => {
  const large = picture(4_096, 2_700, (x, y) => (onLine(x, 20, 85.4, 4) || onLine(y, 33, 85.4, 4) ? 90 : 180));
  expect(gridIn(large)?.pixels).toBeCloseTo(85.4, 1);
}, 60_000);
