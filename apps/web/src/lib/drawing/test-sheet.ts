import type { Segment } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';
import type { Patch } from './patch.ts';
import { squaresOf } from './runs.ts';

/** A sheet of rock on which nothing is drawn, 8 × 6 squares, with what a test says of it. */
export const testSheet = (facts: Partial<Scene> = {}): Scene =>
  ({
    id: 'sheet',
    grid: 'square',
    width: 8,
    height: 6,
    floor: Array<string>(6).fill('00000000'),
    explored: Array<string>(6).fill('00000000'),
    walls: [],
    doors: {},
    traps: {},
    rooms: [],
    lights: [],
    features: [],
    notes: [],
    ...facts,
  }) as unknown as Scene;

export const wall = (ax: number, ay: number, bx: number, by: number): Segment => ({
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});

/** The sheet after a patch of floor, walls and lights. */
export function after(scene: Scene, { put, take }: Patch): Scene {
  const gone = new Set((take.walls ?? []).map(String));
  const kept = scene.walls.filter(({ a, b }) => !gone.has(String([a.x, a.y, b.x, b.y])));
  const walls = [...kept, ...(put.walls ?? []).map(([ax, ay, bx, by]) => wall(ax, ay, bx, by))];
  const cells = (runs: Patch['put']['floor'] = []) => new Set(squaresOf(runs).map(({ x, y }) => `${x},${y}`));
  const [on, off] = [cells(put.floor), cells(take.floor)];
  const floor = scene.floor?.map((row, y) =>
    Array.from(row, (bit, x) => (on.has(`${x},${y}`) ? '1' : off.has(`${x},${y}`) ? '0' : bit)).join(''),
  );
  const dark = new Set((take.lights ?? []).map(({ x, y }) => `${x},${y}`));
  const lights = [...scene.lights.filter(({ at }) => !dark.has(`${at.x},${at.y}`)), ...(put.lights ?? [])];
  return { ...scene, walls, lights, floor: floor ?? null };
}
