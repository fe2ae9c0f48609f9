import { centreOf, midpointOf, type Square, sidesAround } from '@lanthorn/geometry';
import type { Command, Scene } from '@lanthorn/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shutInAfter } from '../../../../../packages/rules/test/at-doors.ts';
import { doorAt, roomOver } from './made.ts';
import type { Patch } from './patch.ts';
import { rectangle } from './runs.ts';
import { after } from './test-sheet.ts';

const [WIDTH, HEIGHT] = [16, 12];
const blank = (grid: Scene['grid']) =>
  ({ type: 'NewScene', name: 'Drawn', width: WIDTH, height: HEIGHT, ground: 'rock', grid }) as const;
const KINDS = ['door', 'double', 'secret', 'portcullis'] as const;

const roomFrom = (scene: Scene, from: Square, to: Square) => roomOver(scene, from, rectangle(from, to));

/** What strokes of the desk's tools, one after the other, ask of the server. */
function drawn(begun: Scene, strokes: readonly ((scene: Scene) => Patch)[]): readonly Command[] {
  let scene = begun;
  return strokes.map((stroke) => {
    const { put, take } = stroke(scene);
    scene = after(scene, { put, take });
    return { type: 'DrawScene', scene: begun.id, put, take } as Command;
  });
}

describe('whoever stands in a room that was drawn can work each of its doors, from either side, and pass it', () => {
  /** Two rooms with a passage one place wide between them, and a door at its mouth. */
  const hall = fc.record({
    grid: fc.constantFrom('square' as const, 'pointy' as const, 'flat' as const),
    rows: fc.integer({ min: 1, max: 5 }),
    passage: fc.nat(4),
    length: fc.integer({ min: 1, max: 4 }),
    kind: fc.constantFrom(...KINDS),
    side: fc.nat(5),
  });

  test('with its door at a side of a passage, on squares and on hexes', () => {
    fc.assert(
      fc.property(hall, ({ grid, rows, passage, length, kind, side }) => {
        const row = 3 + Math.min(passage, rows - 1);
        const mouth = { x: 6, y: row };
        const sides = sidesAround(mouth, grid);
        const { a, b } = sides[side % sides.length] ?? { a: centreOf(mouth, grid), b: centreOf(mouth, grid) };
        const strokes = [
          (scene: Scene) => roomFrom(scene, { x: 1, y: 3 }, { x: 5, y: 2 + rows }),
          (scene: Scene) => roomFrom(scene, mouth, { x: 5 + length, y: row }),
          (scene: Scene) => roomFrom(scene, { x: 6 + length, y: 3 }, { x: 14, y: 2 + rows }),
          (scene: Scene) => doorAt(scene, midpointOf({ a, b }), { kind, locked: false, stuck: false }),
        ];
        expect(shutInAfter(blank(grid), (scene) => drawn(scene, strokes))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  /** A room that the pen parts, straight or askew, with a door broken into that wall. */
  const parted = fc.record({
    from: fc.integer({ min: 8, max: 20 }),
    lean: fc.integer({ min: -6, max: 6 }),
    at: fc.integer({ min: 8, max: 72 }),
    kind: fc.constantFrom(...KINDS),
  });

  test('with its door in a wall that the pen drew', () => {
    fc.assert(
      fc.property(parted, ({ from, lean, at, kind }) => {
        const [top, foot] = [1, 11];
        const [left, right] = [from / 2, Math.min(14, Math.max(2, (from + lean) / 2))];
        const part = at / 80;
        const point = { x: left + (right - left) * part, y: top + (foot - top) * part };
        const strokes = [
          (scene: Scene) => roomFrom(scene, { x: 1, y: 1 }, { x: 14, y: 10 }),
          () => ({ put: { walls: [[left, top, right, foot]] }, take: {} }) as Patch,
          (scene: Scene) => doorAt(scene, point, { kind, locked: false, stuck: false }),
        ];
        expect(shutInAfter(blank('square'), (scene) => drawn(scene, strokes))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
