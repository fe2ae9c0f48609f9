import type { Segment } from '@lanthorn/geometry';
import { expect, test } from 'vitest';
import { doorPlaces } from './door-places.ts';

const squares = (left: number, top: number, right: number, bottom: number) =>
  Array.from({ length: right - left + 1 }, (_, x) =>
    Array.from({ length: bottom - top + 1 }, (_each, y) => ({ x: left + x, y: top + y })),
  ).flat();

const ENTRANCE = { name: 'Entrance', at: { x: 3, y: 6 }, squares: squares(0, 5, 6, 7) };
const PIT = { name: 'The charnel pit', at: { x: 14, y: 6 }, squares: squares(10, 0, 18, 12) };
/** Nearer to the west door of the pit than the pit's own middle is. */
const NICHE = { name: 'Niche', at: { x: 8, y: 3 }, squares: squares(8, 3, 8, 3) };

test.each<[where: string, segment: Segment, place: string]>([
  ['in the north wall, at its east end', { a: { x: 6, y: 5 }, b: { x: 7, y: 5 } }, 'north of Entrance'],
  ['in the south wall, at its west end', { a: { x: 0, y: 8 }, b: { x: 1, y: 8 } }, 'south of Entrance'],
  ['in the east wall, at its north end', { a: { x: 7, y: 5 }, b: { x: 7, y: 6 } }, 'east of Entrance'],
  ['in the west wall of a wide room', { a: { x: 10, y: 11 }, b: { x: 10, y: 12 } }, 'west of the charnel pit'],
  ['nearer to the middle of another room', { a: { x: 10, y: 3 }, b: { x: 10, y: 4 } }, 'west of the charnel pit'],
  ['in no wall of a room that is known', { a: { x: 3, y: 10 }, b: { x: 4, y: 10 } }, 'south of Entrance'],
])('a door %s is named by the wall that it stands in', (_, segment, place) => {
  expect(doorPlaces([{ id: 'door', segment }], [ENTRANCE, PIT, NICHE], 'square').get('door')).toBe(place);
});

test('of two doors in one wall each is told by its square', () => {
  const doors = [0, 5].map((x) => ({ id: `${x}`, segment: { a: { x, y: 5 }, b: { x: x + 1, y: 5 } } }));
  expect([...doorPlaces(doors, [ENTRANCE], 'square').values()]).toEqual([
    'north of Entrance, column 1, row 6',
    'north of Entrance, column 6, row 6',
  ]);
});
