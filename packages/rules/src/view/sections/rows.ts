import { hasSquare, type SquareRows } from '@lanthorn/geometry';
import { type Eye, identical } from '../../core/index.ts';
import { type Piece, type WallsByRow, wallsFor } from '../../known/walls.ts';
import type { Scene } from '../../state/scene.ts';
import type { RowRecord } from '../records/index.ts';
import type { Entries } from './section.ts';

/** A row as it was told last, and what that was made from. */
interface Kept {
  readonly parts: readonly unknown[];
  readonly row: RowRecord | null;
}

/** By the walls that a role is told of: most rows stay as they are when the party sees something new. */
const told = new WeakMap<WallsByRow, (Kept | undefined)[]>();

/** The rows of the map that have something to tell. */
export function rowsFor(eye: Eye, scene: Scene, seen: SquareRows): Entries {
  const walls = wallsFor(eye, scene);
  const kept = told.get(walls) ?? [];
  told.set(walls, kept);
  return walls.flatMap((pieces, y) => {
    const parts = [seen[y], scene.floor?.[y], scene.explored[y - 1], scene.explored[y], scene.explored[y + 1]];
    const before = kept[y];
    const row = before && identical(before.parts, parts) ? before.row : rowAt(eye, scene, seen, pieces, y);
    kept[y] = { parts, row };
    return row ? [[`row:${y}`, row] as const] : [];
  });
}

function rowAt(eye: Eye, scene: Scene, seen: SquareRows, pieces: readonly Piece[], y: number): RowRecord | null {
  const blank = '0'.repeat(scene.width);
  const all = '1'.repeat(scene.width);
  const explored = scene.explored[y] ?? blank;
  const shown = eye === 'referee' ? all : explored;
  const floor = both(scene.floor?.[y] ?? all, shown);
  const known =
    eye === 'referee'
      ? pieces
      : pieces.filter(({ squares }) => squares.some((square) => hasSquare(scene.explored, square)));
  if (known.length === 0 && !shown.includes('1')) return null;
  return { type: 'row', y, explored, seen: seen[y] ?? blank, floor, walls: known.map(({ segment }) => segment) };
}

const both = (a: string, b: string): string =>
  b.includes('0') ? Array.from(a, (bit, x) => (bit === '1' && b[x] === '1' ? '1' : '0')).join('') : a;
