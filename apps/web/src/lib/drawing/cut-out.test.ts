import type { Scene } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { cutOut, inParts } from './cut-out.ts';

const wall = (ax: number, ay: number, bx: number, by: number) => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } });
const squares = (...all: readonly (readonly [number, number])[]) => all.map(([x, y]) => ({ x, y }));
const scene = {
  grid: 'square',
  width: 10,
  height: 8,
  floor: Array<string>(8).fill('1111110000'),
  walls: [wall(0, 3, 8, 3), wall(3, 2, 3, 4), wall(7, 0, 7, 8), wall(5, 0, 5, 2)],
  doors: {
    in: { id: 'in', segment: wall(3, 2, 3, 3) },
    half: { id: 'half', segment: wall(4, 4, 6, 4) },
  },
  rooms: [
    { key: '1', name: 'Cell', at: { x: 2, y: 2 }, squares: squares([2, 2], [0, 0]), text: '' },
    { key: '2', name: 'Hall', at: { x: 0, y: 0 }, squares: squares([0, 0], [3, 3]), text: '' },
  ],
  traps: {
    pit: { id: 'pit', name: 'Pit', squares: squares([4, 4]), guards: 'room', damage: null, text: '' },
    wire: { id: 'wire', name: 'Wire', squares: squares([4, 4], [8, 4]), guards: 'room', damage: null, text: '' },
  },
  exits: { stair: { id: 'stair', at: { x: 2, y: 4 } }, way: { id: 'way', at: { x: 1, y: 4 } } },
  lights: [{ at: { x: 2.5, y: 2.5 }, radiusFeet: 20, colour: null }],
  features: [{ kind: 'well', at: { x: 8.5, y: 2.5 } }],
  notes: [],
} as unknown as Scene;

describe('a part of a map that is cut out', () => {
  const { put, take } = cutOut(scene, { x: 4, y: 4 }, { x: 2, y: 2 });

  it('takes walls as far as they lie in it, and leaves what of them lies outside', () => {
    expect(take.walls).toEqual([
      [0, 3, 8, 3],
      [3, 2, 3, 4],
    ]);
    expect(put.walls).toEqual([
      [0, 3, 2, 3],
      [5, 3, 8, 3],
    ]);
  });

  it('takes what lies in it, and the squares in it of what reaches beyond', () => {
    expect(take).toMatchObject({ doors: ['in'], rooms: ['1'], traps: ['pit'], exits: ['stair'], features: [] });
    expect(take.lights).toEqual([{ x: 2.5, y: 2.5 }]);
    expect(put.rooms).toMatchObject([{ key: '2', squares: [[0, 0, 1]] }]);
    expect(put.traps).toMatchObject([{ id: 'wire', squares: [[8, 4, 1]] }]);
  });

  it('leaves rock where there was floor, and nothing else where the map is open all over', () => {
    expect(take.floor).toEqual([
      [2, 2, 3],
      [2, 3, 3],
      [2, 4, 3],
    ]);
    expect(cutOut({ ...scene, floor: null }, { x: 2, y: 2 }, { x: 4, y: 4 }).take.floor).toEqual([]);
  });

  it('is drawn in as many acts as it takes', () => {
    const lights = Array.from({ length: 450 }, (_, at) => ({ x: at, y: 0 }));
    const parts = inParts({ put: {}, take: { lights, walls: [[0, 0, 1, 1]] } });
    expect(parts.map((part) => part.take.lights?.length)).toEqual([200, 200, 50]);
    expect(parts.map((part) => part.take.walls?.length)).toEqual([1, 0, 0]);
  });
});

describe('a part of a map of hexes that is cut out', () => {
  const hexes = { ...scene, grid: 'pointy', rooms: [], traps: {}, exits: {}, doors: {} } as unknown as typeof scene;
  const at = (x: number, y: number) => ({ x: x + 0.5 + (y % 2) / 2, y: (y * 1.5 + 1) / Math.sqrt(3) });

  it('leaves of walls what lies outside its hexes, and rock where they were floor', () => {
    const { put, take } = cutOut({ ...hexes, walls: [{ a: at(0, 2), b: at(6, 2) }] }, { x: 2, y: 2 }, { x: 3, y: 3 });
    expect(take.walls).toHaveLength(1);
    expect(put.walls?.map(([from, , to]) => [from, to])).toEqual([
      [0.5, expect.closeTo(2)],
      [expect.closeTo(4), 6.5],
    ]);
    expect(take.floor).toEqual([
      [2, 2, 2],
      [2, 3, 2],
    ]);
  });
});
