import type { Square } from '@lanthorn/geometry';

/** Squares side by side: column and row of the first, and how many. */
export type Run = readonly [x: number, y: number, count: number];

/** Squares as runs, row by row. */
export function lineOfRuns(squares: readonly Square[]): readonly Run[] {
  const runs: [number, number, number][] = [];
  for (const { x, y } of squares.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const last = runs.at(-1);
    if (last && last[1] === y && last[0] + last[2] === x) last[2] += 1;
    else if (!last || last[1] !== y || last[0] + last[2] < x) runs.push([x, y, 1]);
  }
  return runs;
}

/** The rectangle with these corners, as runs. */
export function rectangle(one: Square, other: Square): readonly Run[] {
  const left = Math.min(one.x, other.x);
  const top = Math.min(one.y, other.y);
  const wide = Math.abs(one.x - other.x) + 1;
  return Array.from({ length: Math.abs(one.y - other.y) + 1 }, (_, row) => [left, top + row, wide] as const);
}

export const squaresOf = (runs: readonly Run[]): readonly Square[] =>
  runs.flatMap(([x, y, count]) => Array.from({ length: count }, (_, step) => ({ x: x + step, y })));
