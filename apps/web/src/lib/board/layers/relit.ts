import { centreOf } from '@lanthorn/geometry';
import type { BoardModel } from '../model.ts';
import { gridOf, sameFloor } from '../model.ts';
import type { Cast } from './light-cast.ts';

/** Squares side by side: from one to before another. */
export interface Run {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** From the middle of a hex to its corners: none of it lies farther. */
const CORNER = 0.58;

/** How far the soft rim of what is seen reaches: squares. */
const SOFT = 2;

/**
 * Where the dark is another than before: runs of squares, of which none meets another; all where the ground is another.
 */
export function relitSquares(
  model: BoardModel,
  before: BoardModel,
  casts: readonly Cast[],
  castsBefore: readonly Cast[],
): readonly Run[] | 'all' {
  if (model.all !== before.all || !sameFloor(model, before)) return 'all';
  const grid = gridOf(model);
  const half = grid === 'square' ? 0.5 : CORNER;
  const rows = new Map<number, Set<number>>();
  const mark = (left: number, top: number, right: number, bottom: number) => {
    for (let y = Math.floor(top); y < bottom; y += 1) {
      const row = rows.get(y) ?? new Set();
      rows.set(y, row);
      for (let x = Math.floor(left); x < right; x += 1) row.add(x);
    }
  };
  for (const [place, { y, seen }] of model.rows.entries()) {
    const old = before.rows[place]?.seen ?? '';
    if (seen === old) continue;
    for (let x = 0; x < seen.length; x += 1)
      if (seen[x] !== old[x]) {
        const at = centreOf({ x, y }, grid);
        mark(at.x - half - SOFT, at.y - half - SOFT, at.x + half + SOFT, at.y + half + SOFT);
      }
  }
  const changed = [
    ...casts.filter((one) => !castsBefore.includes(one)),
    ...castsBefore.filter((one) => !casts.includes(one)),
  ];
  for (const { light, side } of changed)
    mark(light.at.x - side / 2, light.at.y - side / 2, light.at.x + side / 2, light.at.y + side / 2);
  return [...rows].flatMap(([y, row]) => runsOf(y, row));
}

function runsOf(y: number, row: ReadonlySet<number>): readonly Run[] {
  const runs: { y: number; from: number; to: number }[] = [];
  for (const x of [...row].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.to === x) last.to = x + 1;
    else runs.push({ y, from: x, to: x + 1 });
  }
  return runs;
}
