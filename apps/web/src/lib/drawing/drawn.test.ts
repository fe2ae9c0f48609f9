import { describe, expect, it } from 'vitest';
import { digs, dug } from './dig.ts';
import { brokenBy, doorIn, wallNear } from './in-wall.ts';
import { inverseOf } from './patch.ts';
import { roomAround } from './room-around.ts';
import { lineOfRuns, rectangle, squaresOf } from './runs.ts';
import { snapped } from './snap.ts';
import { after, testSheet, wall } from './test-sheet.ts';

describe('on hexes', () => {
  it('walls stand around what is dug, each once, and go where more is dug beside it', () => {
    const hexes = testSheet({ grid: 'pointy' });
    const one = after(hexes, dug(hexes, [[2, 2, 1]], false));
    expect(one.walls).toHaveLength(6);
    const two = after(one, dug(one, [[3, 2, 1]], false));
    expect(two.walls).toHaveLength(10);
    expect(roomAround(two, { x: 2, y: 2 })).toEqual([
      { x: 2, y: 2 },
      { x: 3, y: 2 },
    ]);
  });

  it('filling up what was dug leaves no wall', () => {
    const hexes = testSheet({ grid: 'flat' });
    const one = after(hexes, dug(hexes, [[2, 2, 2]], false));
    expect(after(one, dug(one, [[2, 2, 2]], true)).walls).toEqual([]);
  });
});

describe('a pen on the grid', () => {
  it('keeps to half squares, off the grid to a twentieth, and always to the map', () => {
    const map = { width: 8, height: 6, grid: 'square' } as const;
    expect(snapped({ x: 2.3, y: 4.8 }, false, map)).toEqual({ x: 2.5, y: 5 });
    expect(snapped({ x: 2.33, y: 4.81 }, true, map)).toEqual({ x: 2.35, y: 4.8 });
    expect(snapped({ x: -3, y: 99 }, false, map)).toEqual({ x: 0, y: 6 });
  });

  it('keeps to the corners, the middles and the sides of hexes', () => {
    const map = { width: 8, height: 6, grid: 'pointy' } as const;
    expect(snapped({ x: 0.55, y: 0.5 }, false, map)).toEqual({ x: 0.5, y: 0.577 });
    expect(snapped({ x: 0.97, y: 0.31 }, false, map)).toEqual({ x: 1, y: 0.289 });
    expect(snapped({ x: 0.95, y: 0.6 }, false, map)).toEqual({ x: 1, y: 0.577 });
  });

  it('writes squares as runs, and reads them again', () => {
    const squares = squaresOf(rectangle({ x: 3, y: 2 }, { x: 1, y: 1 }));
    expect(lineOfRuns(squares)).toEqual([
      [1, 1, 3],
      [1, 2, 3],
    ]);
    expect(lineOfRuns([...squares, { x: 2, y: 1 }, { x: 7, y: 1 }])).toEqual([
      [1, 1, 3],
      [7, 1, 1],
      [1, 2, 3],
    ]);
  });
});

describe('digging', () => {
  const room = after(testSheet(), dug(testSheet(), rectangle({ x: 1, y: 1 }, { x: 3, y: 2 }), false));

  it('makes floor with a wall along every side', () => {
    expect(room.floor?.slice(0, 3)).toEqual(['00000000', '01110000', '01110000']);
    expect(room.walls).toHaveLength(10);
  });

  it('joins what touches: no wall stands between', () => {
    const joined = after(room, dug(room, rectangle({ x: 4, y: 1 }, { x: 5, y: 1 }), false));
    expect(joined.walls).toHaveLength(10 - 1 + 5);
    expect(joined.walls).not.toContainEqual(wall(4, 1, 4, 2));
    expect(joined.walls).toContainEqual(wall(4, 2, 4, 3));
  });

  it('fills up again, and leaves the rest walled', () => {
    const filled = after(room, dug(room, rectangle({ x: 3, y: 0 }, { x: 7, y: 5 }), true));
    expect(filled.floor?.[1]).toBe('01100000');
    expect(filled.walls).toHaveLength(8);
  });

  it('digs of some squares those alone that are rock, and leaves the walls between others', () => {
    const halved = { ...room, walls: [...room.walls, wall(2, 1, 2, 3)] };
    const wider = after(halved, digs(halved, rectangle({ x: 1, y: 1 }, { x: 4, y: 2 })));
    expect(wider.floor?.slice(1, 3)).toEqual(['01111000', '01111000']);
    expect(wider.walls).toContainEqual(wall(2, 1, 2, 3));
    expect(wider.walls).not.toContainEqual(wall(4, 1, 4, 2));
    expect(digs(room, rectangle({ x: 1, y: 1 }, { x: 3, y: 2 }))).toEqual({ put: {}, take: {} });
    expect(digs(testSheet({ floor: null }), rectangle({ x: 1, y: 1 }, { x: 3, y: 2 }))).toEqual({ put: {}, take: {} });
  });

  it('is undone by its inverse', () => {
    const patch = dug(room, rectangle({ x: 2, y: 2 }, { x: 5, y: 4 }), false);
    const back = after(after(room, patch), inverseOf(room, patch));
    expect(back.floor).toEqual(room.floor);
    expect(new Set(back.walls.map((one) => JSON.stringify(one)))).toEqual(
      new Set(room.walls.map((one) => JSON.stringify(one))),
    );
  });
});

describe('a door in a wall', () => {
  const long = wall(0, 2, 6, 2);

  it('stands on the half squares under the hand, and never beyond the wall', () => {
    expect(doorIn(long, { x: 2.6, y: 2.2 }, 1)).toEqual(wall(2, 2, 3, 2));
    expect(doorIn(long, { x: 2.9, y: 2.2 }, 1)).toEqual(wall(2, 2, 3, 2));
    expect(doorIn(wall(2.5, 2, 3.5, 2), { x: 2.9, y: 2.2 }, 1)).toEqual(wall(2.5, 2, 3.5, 2));
    expect(doorIn(long, { x: 5.9, y: 2 }, 1)).toEqual(wall(5, 2, 6, 2));
    expect(doorIn(wall(0, 0, 0, 0.6), { x: 0, y: 0.2 }, 1)).toEqual(wall(0, 0, 0, 0.6));
  });

  it('breaks the wall in two, and leaves other walls whole', () => {
    const across = wall(2.5, 0, 2.5, 4);
    expect(brokenBy([long, across], wall(2, 2, 3, 2))).toEqual({
      take: [long],
      put: [wall(0, 2, 2, 2), wall(3, 2, 6, 2)],
    });
    expect(brokenBy([wall(2, 2, 3, 2)], wall(2, 2, 3, 2))).toEqual({ take: [wall(2, 2, 3, 2)], put: [] });
    expect(brokenBy([wall(3, 2, 6, 2)], wall(2, 2, 3, 2))).toEqual({ take: [], put: [] });
    const back = { ...wall(6, 2, 0, 2), passes: 'both' as const };
    expect(brokenBy([back], wall(2, 2, 3, 2)).put).toEqual([
      { ...wall(2, 2, 0, 2), passes: 'both' },
      { ...wall(6, 2, 3, 2), passes: 'both' },
    ]);
  });

  it('is put into the wall that is nearest, and into none that is far', () => {
    expect(wallNear([long, wall(0, 3, 6, 3)], { x: 1, y: 2.8 })).toEqual(wall(0, 3, 6, 3));
    expect(wallNear([long], { x: 1, y: 3 })).toBeNull();
  });
});

describe('a room that is clicked', () => {
  const walls = [wall(1, 1, 4, 1), wall(4, 1, 4, 3), wall(4, 3, 1, 3), wall(1, 3, 1, 1)];
  const open = testSheet({ floor: null, walls });

  it('has the squares within its walls and shut doors', () => {
    expect(roomAround(open, { x: 2, y: 2 })).toHaveLength(6);
    const gap = testSheet({
      floor: null,
      walls: walls.slice(1),
      doors: { gate: { segment: wall(1, 1, 4, 1) } } as never,
    });
    expect(roomAround(gap, { x: 2, y: 2 })).toHaveLength(6);
  });

  it('is one square where the walls have a gap too many', () => {
    expect(roomAround(testSheet({ floor: null }), { x: 2, y: 2 })).toEqual([{ x: 2, y: 2 }]);
  });
});

describe('what undoes an act', () => {
  it('brings back what was taken or drawn anew, and takes off only what is new', () => {
    const light = { at: { x: 1, y: 1 }, radiusFeet: 20, colour: null };
    const scene = testSheet({ lights: [light], walls: [wall(0, 0, 1, 0)] });
    expect(inverseOf(scene, { put: { lights: [{ ...light, radiusFeet: 50 }] }, take: {} })).toEqual({
      put: { lights: [light] },
      take: {},
    });
    expect(
      inverseOf(scene, {
        put: {
          walls: [
            [1, 0, 0, 0],
            [0, 0, 0, 1],
          ],
        },
        take: {},
      }),
    ).toEqual({
      put: {},
      take: { walls: [[0, 0, 0, 1]] },
    });
    const open = { ...wall(0, 0, 1, 0), passes: 'sight' as const };
    const turned = { segment: [1, 0, 0, 0] as const, passes: 'sight' as const };
    const was = { segment: [0, 0, 1, 0] as const, passes: 'sight' as const };
    expect(inverseOf(scene, { put: { oneWay: [turned] }, take: {} })).toEqual({
      put: { walls: [[0, 0, 1, 0]] },
      take: {},
    });
    const passed = testSheet({ walls: [open] });
    expect(inverseOf(passed, { put: { oneWay: [turned] }, take: {} })).toEqual({ put: { oneWay: [was] }, take: {} });
    expect(inverseOf(passed, { put: {}, take: { walls: [[1, 0, 0, 0]] } })).toEqual({
      put: { oneWay: [was] },
      take: {},
    });
    expect(inverseOf(scene, { put: {}, take: { lights: [light.at], walls: [[5, 5, 6, 6]] } })).toEqual({
      put: { lights: [light] },
      take: {},
    });
  });
});
