import { expect, it } from 'vitest';
import { cutFloorOf, floorPath, rockPath } from './floor-paths.ts';
import { testSheet, wall } from './test-sheet.ts';

/** A room of 2 × 2 squares whose first corner is cut off. */
const room = testSheet({
  floor: ['11000000', '11000000', ...Array<string>(4).fill('00000000')],
  explored: ['11000000', '11000000', ...Array<string>(4).fill('00000000')],
  walls: [wall(0, 0.8, 0.8, 0), wall(0, 0, 2, 0), wall(2, 0, 2, 2), wall(2, 2, 0, 2), wall(0, 2, 0, 0)],
});

/** How many squares a path of boxes covers. */
const areaOf = (path: string): number =>
  Array.from(path.matchAll(/h([\d.]+)v([\d.]+)/g)).reduce(
    (sum, [, wide, high]) => sum + Number(wide) * Number(high),
    0,
  );

it('what is shown of a square that a wall cuts is its floor, and the corner behind the wall stays hidden', () => {
  const cut = cutFloorOf(room);
  const corner = [{ x: 0, y: 0 }];
  expect(areaOf(rockPath(room.explored, cut))).toBeGreaterThan(0.25);
  expect(areaOf(rockPath(room.explored, cut))).toBeLessThan(0.4);
  expect(areaOf(floorPath(corner, 'square', cut)) + areaOf(rockPath(room.explored, cut))).toBeCloseTo(1, 1);
  expect(floorPath([{ x: 1, y: 1 }], 'square', cut)).toBe('M1 1h1v1h-1z');
});

it('nothing is cut where no floor is drawn', () => {
  expect(rockPath(room.explored, cutFloorOf({ ...room, floor: null }))).toBe('');
});
