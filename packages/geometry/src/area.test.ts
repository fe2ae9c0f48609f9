import { describe, expect, it } from 'vitest';
import { type AreaShape, areaOutline, isWithinArea } from './area.ts';

const shape = (facts: Partial<AreaShape>): AreaShape => ({
  kind: 'circle',
  at: { x: 5, y: 5 },
  length: 2,
  width: 0,
  degrees: 0,
  ...facts,
});

describe('an area', () => {
  it.each([
    ['a circle reaches as far as its radius, its edge included', shape({}), { x: 7, y: 5 }, true],
    ['a circle reaches no farther', shape({}), { x: 6.5, y: 6.5 }, false],
    ['a square holds its corners', shape({ kind: 'square', length: 4 }), { x: 7, y: 7 }, true],
    ['a square is no circle about them', shape({ kind: 'square', length: 4 }), { x: 7.1, y: 5 }, false],
    ['a cone widens towards its end', shape({ kind: 'cone', length: 6, width: 3 }), { x: 11, y: 6.5 }, true],
    ['a cone is narrow at its mouth', shape({ kind: 'cone', length: 6, width: 3 }), { x: 6, y: 6 }, false],
    [
      'a cone goes where it is turned',
      shape({ kind: 'cone', length: 6, width: 3, degrees: 90 }),
      { x: 5, y: 10 },
      true,
    ],
    ['nothing behind a cone is in it', shape({ kind: 'cone', length: 6, width: 3 }), { x: 4, y: 5 }, false],
    ['whoever lets a line loose is not in it', shape({ kind: 'line', length: 6, width: 0.5 }), { x: 5, y: 5 }, false],
    [
      'a thin line reaches those on the squares it crosses',
      shape({ kind: 'line', length: 6, width: 0.5 }),
      { x: 9, y: 5.5 },
      true,
    ],
    ['a line ends', shape({ kind: 'line', length: 6, width: 0.5 }), { x: 11.5, y: 5 }, false],
  ])('%s', (_, area, at, within) => {
    expect(isWithinArea(area, at)).toBe(within);
  });

  it.each([
    ['a circle is a ball: at its edge nobody above the floor is in it', shape({}), { x: 7, y: 5 }, 1, false],
    ['over the middle of a circle one is in it up to its radius', shape({}), { x: 5, y: 5 }, 2, true],
    ['and no higher', shape({}), { x: 5, y: 5 }, 2.1, false],
    ['nor so deep below', shape({}), { x: 5, y: 5 }, -2.1, false],
    ['a ball in the air does not reach the floor', shape({ height: 6 }), { x: 5, y: 5 }, 0, false],
    ['a ball in the air reaches those beside it there', shape({ height: 6 }), { x: 6, y: 5 }, 6, true],
    ['a square is as high as its side', shape({ kind: 'square', length: 4 }), { x: 7, y: 7 }, 4, true],
    ['above a square nobody is in it', shape({ kind: 'square', length: 4 }), { x: 5, y: 5 }, 4.1, false],
    [
      'a cone is round: it reaches as high as it does aside',
      shape({ kind: 'cone', length: 6, width: 3 }),
      { x: 11, y: 5 },
      1.5,
      true,
    ],
    ['a cone passes below who flies higher', shape({ kind: 'cone', length: 6, width: 3 }), { x: 11, y: 6 }, 1.5, false],
    [
      'a line along the floor passes below who flies',
      shape({ kind: 'line', length: 6, width: 0.5 }),
      { x: 9, y: 5 },
      1,
      false,
    ],
    [
      'a line that rises reaches who flies on its way',
      shape({ kind: 'line', length: 6, width: 0.5, rise: 0.5 }),
      { x: 9, y: 5 },
      2,
      true,
    ],
    [
      'and passes over who stands there',
      shape({ kind: 'line', length: 6, width: 0.5, rise: 0.5 }),
      { x: 9, y: 5 },
      0,
      false,
    ],
    [
      'a line that falls goes on along the floor',
      shape({ kind: 'line', length: 6, height: 1, rise: -1 }),
      { x: 10, y: 5 },
      0,
      true,
    ],
  ])('%s', (_, area, at, up, within) => {
    expect(isWithinArea(area, at, up)).toBe(within);
  });

  it.each([
    ['circle', 72],
    ['square', 4],
    ['cone', 3],
    ['line', 4],
  ] as const)('a %s has an outline whose corners lie on its edge', (kind, corners) => {
    const area = shape({ kind, length: 4, width: 2, degrees: 30 });
    const outline = areaOutline(area);
    expect(outline).toHaveLength(corners);
    const beyond = outline.map(({ x, y }) => ({ x: x + (x - 6.5) * 0.05, y: y + (y - 6) * 0.05 }));
    expect(beyond.filter((at) => isWithinArea(area, at)).length).toBeLessThan(corners);
  });
});
