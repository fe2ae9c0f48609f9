import type { Scene } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { brushed, enclosed, everywhere, fogged, roomAt } from './fog.ts';
import { inverseOf } from './patch.ts';

const scene = {
  width: 6,
  height: 4,
  floor: null,
  explored: ['110000', '110000', '000000', '000000'],
  walls: [
    { a: { x: 3, y: 0 }, b: { x: 3, y: 4 } },
    { a: { x: 0, y: 0 }, b: { x: 6, y: 0 } },
    { a: { x: 0, y: 4 }, b: { x: 6, y: 4 } },
    { a: { x: 0, y: 0 }, b: { x: 0, y: 4 } },
    { a: { x: 6, y: 0 }, b: { x: 6, y: 4 } },
  ],
  doors: {},
  traps: {},
  rooms: [{ key: '1', squares: [{ x: 5, y: 3 }] }],
  lights: [],
  features: [],
  notes: [],
} as unknown as Scene;

describe('fog by hand', () => {
  it('a brush shows the squares that it goes over, and none beyond the map', () => {
    expect(brushed(scene, { x: 0.5, y: 3.5 }, { x: 3.5, y: 3.5 }, 1)).toEqual([0, 1, 2, 3].map((x) => ({ x, y: 3 })));
    expect(brushed(scene, { x: 0.5, y: 3.5 }, { x: 0.5, y: 3.5 }, 3)).toHaveLength(4);
  });

  it('a polygon holds the squares whose middles lie in it', () => {
    const triangle = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 0, y: 4 },
    ];
    expect(enclosed(scene, triangle)).toHaveLength(6);
    expect(enclosed(scene, triangle.slice(0, 2))).toEqual([]);
  });

  it('a room is the keyed one at hand, else what its walls make', () => {
    expect(roomAt(scene, { x: 5, y: 3 })).toEqual([{ x: 5, y: 3 }]);
    expect(roomAt(scene, { x: 1, y: 1 })).toHaveLength(12);
  });

  it('says nothing of squares that are so already, and is undone to what was', () => {
    const all = fogged(scene, everywhere(scene), false);
    expect(all.put.explored).toEqual([
      [2, 0, 4],
      [2, 1, 4],
      [0, 2, 6],
      [0, 3, 6],
    ]);
    expect(inverseOf(scene, all)).toEqual({ put: {}, take: { explored: all.put.explored } });
    const none = fogged(scene, everywhere(scene), true);
    expect(none.take.explored).toEqual([
      [0, 0, 2],
      [0, 1, 2],
    ]);
    expect(inverseOf(scene, none)).toEqual({ put: { explored: none.take.explored }, take: {} });
  });
});
