import { describe, expect, it } from 'vitest';
import { joined } from './joined.ts';
import { type Brightness, traced } from './trace.ts';

const SCALE = 20;

/** A white sheet with black rectangles, in pixels. */
function sheet(
  width: number,
  height: number,
  ink: readonly (readonly [x: number, y: number, wide: number, high: number])[],
): Brightness {
  const values = new Uint8Array(width * height).fill(255);
  for (const [x, y, wide, high] of ink)
    for (let row = y; row < y + high; row += 1) values.fill(0, row * width + x, row * width + x + wide);
  return { width, height, values };
}

/** The frame of a room whose lines run along the grid, three pixels thick. */
const frame = (x: number, y: number, wide: number, high: number) =>
  [
    [x * SCALE - 1, y * SCALE - 1, wide * SCALE + 3, 3],
    [x * SCALE - 1, (y + high) * SCALE - 1, wide * SCALE + 3, 3],
    [x * SCALE - 1, y * SCALE - 1, 3, high * SCALE + 3],
    [(x + wide) * SCALE - 1, y * SCALE - 1, 3, high * SCALE + 3],
  ] as const;

const wishes = { threshold: 128, pixelsPerSquare: SCALE, least: 0.7, loose: 0.12, nearGrid: 0.25 };

function rooms(picture: Brightness, other = {}) {
  const found = traced(picture, { ...wishes, ...other });
  if (!found.ok) throw new Error(found.sentence);
  return found;
}

const texts = (walls: readonly { a: { x: number; y: number }; b: { x: number; y: number } }[]) =>
  walls.map(({ a, b }) => `${a.x},${a.y} ${b.x},${b.y}`).toSorted();

describe('walls from a picture', () => {
  it('follow the lines about a room, on the grid', () => {
    const found = rooms(sheet(200, 160, frame(1, 1, 4, 3)));
    expect(found.rooms).toHaveLength(1);
    expect(texts(joined(found.rooms.flatMap(({ walls }) => walls)))).toEqual([
      '1,1 1,4',
      '1,1 5,1',
      '1,4 5,4',
      '5,1 5,4',
    ]);
  });

  it('of two rooms side by side stand once between them', () => {
    const found = rooms(sheet(260, 160, [...frame(1, 1, 4, 3), ...frame(5, 1, 4, 5)]));
    expect(found.rooms).toHaveLength(2);
    expect(texts(joined(found.rooms.flatMap(({ walls }) => walls)))).toContain('5,1 5,6');
    expect(joined(found.rooms.flatMap(({ walls }) => walls))).toHaveLength(6);
  });

  it('leave out what is small, inside a room and outside', () => {
    const letter = [60, 50, 6, 8] as const;
    const found = rooms(
      sheet(200, 160, [...frame(1, 1, 4, 3), letter, ...[4, 8, 12].map((x) => [x, 120, 2, 30] as const)]),
    );
    expect(joined(found.rooms.flatMap(({ walls }) => walls))).toHaveLength(4);
  });

  it('do not follow strokes of hatching that touch them', () => {
    const strokes = [40, 70].flatMap((x) => Array.from({ length: 9 }, (_, at) => [x + at, 22 + at, 2, 1] as const));
    const found = rooms(sheet(260, 220, [...frame(1, 1, 9, 7), ...strokes]));
    expect(texts(joined(found.rooms.flatMap(({ walls }) => walls)))).toEqual([
      '1,1 1,8',
      '1,1 10,1',
      '1,8 10,8',
      '10,1 10,8',
    ]);
  });

  it('keep a pillar that is large enough', () => {
    const found = rooms(sheet(260, 220, [...frame(1, 1, 9, 7), [80, 80, 20, 20]]));
    expect(joined(found.rooms.flatMap(({ walls }) => walls))).toHaveLength(8);
  });

  it('propose a door where a small box stands between two floors', () => {
    const box = [
      [97, 44, 7, 1],
      [97, 56, 7, 1],
      [97, 44, 1, 12],
      [103, 44, 1, 12],
    ] as const;
    const leaf = sheet(260, 160, [...frame(1, 1, 4, 3), ...frame(5, 1, 4, 3)]);
    const values = leaf.values.slice();
    for (let y = 45; y < 56; y += 1) values.fill(255, y * 260 + 98, y * 260 + 103);
    const withBox = sheet(260, 160, box);
    for (let at = 0; at < values.length; at += 1) values[at] = Math.min(values[at] ?? 255, withBox.values[at] ?? 255);
    expect(texts(rooms({ ...leaf, values }).doors)).toEqual(['5,2 5,3']);
  });

  it('propose a door where a way ends in a dark bar at another floor, and none between rooms, in a niche or in a dead end', () => {
    const way = [...frame(1, 1, 4, 3), ...frame(5, 2, 3, 1)];
    expect(texts(rooms(sheet(260, 160, way)).doors)).toEqual(['5,3 5,2']);
    expect(rooms(sheet(260, 160, [...frame(1, 1, 4, 3), ...frame(5, 1, 4, 3)])).doors).toEqual([]);
    expect(rooms(sheet(260, 160, [...frame(1, 1, 4, 3), ...frame(5, 2, 1, 1)])).doors).toEqual([]);
    expect(rooms(sheet(260, 160, [...frame(1, 1, 4, 3), ...frame(6, 2, 3, 1)])).doors).toEqual([]);
  });

  it('propose no door in an alcove of a room, two squares deep, that has another room behind it', () => {
    const [top, bottom, left, right] = frame(1, 1, 4, 3);
    const [x, y] = right;
    const [over, under] = frame(5, 2, 2, 1);
    const open = [top, bottom, left, over, under, [x, y, 3, SCALE], [x, y + 2 * SCALE, 3, SCALE]] as const;
    const alcove = rooms(sheet(320, 160, [...open, ...frame(7, 1, 3, 3)]));
    expect(alcove.rooms).toHaveLength(2);
    expect(alcove.doors).toEqual([]);
    const way = rooms(sheet(320, 160, [...frame(1, 1, 4, 3), ...frame(5, 2, 2, 1), ...frame(7, 1, 3, 3)]));
    expect(way.doors, 'a way of that length between two bars').toHaveLength(2);
  });

  it('know a lighter grid from a wall by the threshold', () => {
    const grid = sheet(200, 160, frame(1, 1, 4, 3));
    const values = grid.values.map((value, at) => (value > 0 && at % SCALE === 0 ? 170 : value));
    expect(rooms({ ...grid, values }).rooms).toHaveLength(1);
    expect(rooms({ ...grid, values }, { threshold: 200, least: 0.5 }).rooms.length).toBeGreaterThan(3);
  });

  it('keep to the ink as closely as is wished', () => {
    const rough = [50, 72, 20, 8] as const;
    const walls = (loose: number) =>
      rooms(sheet(200, 160, [...frame(1, 1, 4, 3), rough]), { loose, nearGrid: 0 }).rooms[0]?.walls.length ?? 0;
    expect(walls(0.05)).toBe(8);
    expect(walls(0.6)).toBe(4);
  });

  it('stand on the lines of the grid that are as near as is wished, and else where the ink is', () => {
    const picture = sheet(200, 160, [
      [26, 26, 70, 3],
      [26, 90, 70, 3],
      [26, 26, 3, 67],
      [93, 26, 3, 67],
    ]);
    const corners = (nearGrid: number) => rooms(picture, { nearGrid }).rooms[0]?.outline;
    expect(corners(0.5)).toContainEqual({ x: 1, y: 1 });
    expect(corners(0.25)).toContainEqual({ x: 1.45, y: 1.45 });
  });

  it('of noise there are too many, which is said in words', () => {
    const values = new Uint8Array(1_500 * 1_500);
    let seed = 7;
    for (let at = 0; at < values.length; at += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      values[at] = seed % 256;
    }
    const found = traced({ width: 1_500, height: 1_500, values }, { ...wishes, threshold: 100, least: 0.1 });
    expect(found).toEqual({ ok: false, sentence: expect.stringMatching(/^Too many lines: [\d,]+/) });
  });

  it('are followed in a large picture of many rooms', () => {
    const frames = Array.from({ length: 400 }, (_, at) =>
      frame(2 + (at % 20) * 9, 2 + Math.floor(at / 20) * 9, 7, 7),
    ).flat();
    const found = rooms(sheet(4_000, 4_000, frames));
    expect(found.rooms).toHaveLength(400);
    // Sixteen million pixels take a busy machine more than the usual five seconds; how fast it is, the bench says.
  }, 30_000);
});

describe('walls that lie on one line', () => {
  it('become one where they touch, and stay apart where there is a gap', () => {
    const wall = (ax: number, ay: number, bx: number, by: number) => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } });
    expect(
      texts(joined([wall(0, 0, 2, 0), wall(3, 0, 2, 0), wall(4, 0, 5, 0), wall(0, 0, 1, 1), wall(1, 1, 0, 0)])),
    ).toEqual(['0,0 1,1', '0,0 3,0', '4,0 5,0']);
  });
});
