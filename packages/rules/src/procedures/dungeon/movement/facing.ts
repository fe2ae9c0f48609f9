import type { Square } from '@lanthorn/geometry';

/** The eighth of a turn, from north and clockwise, in which the last step of a way leads; null where nobody stepped. */
export function facingAfter(path: readonly Square[]): number | null {
  const [before, last] = [path.at(-2), path.at(-1)];
  if (!before || !last) return null;
  const [x, y] = [last.x - before.x, last.y - before.y];
  if (x === 0 && y === 0) return null;
  return (Math.round(Math.atan2(x, -y) / (Math.PI / 4)) + 8) % 8;
}
