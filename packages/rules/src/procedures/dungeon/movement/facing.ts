import { centreOf, type GridKind, type Square } from '@lanthorn/geometry';

/** The eighth of a turn, from north and clockwise, in which the last step of a way leads; null where nobody stepped. */
export function facingAfter(path: readonly Square[], grid: GridKind): number | null {
  const [before, last] = [path.at(-2), path.at(-1)];
  if (!before || !last) return null;
  const [from, to] = [centreOf(before, grid), centreOf(last, grid)];
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (x === 0 && y === 0) return null;
  return (Math.round(Math.atan2(x, -y) / (Math.PI / 4)) + 8) % 8;
}
