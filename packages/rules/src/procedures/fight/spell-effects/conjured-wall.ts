import { lengthOf, pointAlong, type Segment, type Square } from '@lanthorn/geometry';

/** How a wall of magic stands: along squares, and how long it may be, in squares. */
interface Standing {
  readonly from: Square;
  readonly to: Square;
  /** Where its caster stands: of squares in one line it runs along the side that is turned there. */
  readonly caster: Square;
  readonly most: number;
}

/** The wall along a line of squares, from the first to the last or as far as it goes. */
export function wallAlong({ from, to, caster, most }: Standing): Segment {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const isColumn = dx === 0 && (dy !== 0 || Math.abs(caster.x - from.x) >= Math.abs(caster.y - from.y));
  if (isColumn) {
    const x = from.x + (caster.x > from.x ? 1 : 0);
    return cut({ a: { x, y: from.y + (dy < 0 ? 1 : 0) }, b: { x, y: to.y + (dy < 0 ? 0 : 1) } }, most);
  }
  if (dy === 0) {
    const y = from.y + (caster.y > from.y ? 1 : 0);
    return cut({ a: { x: from.x + (dx < 0 ? 1 : 0), y }, b: { x: to.x + (dx < 0 ? 0 : 1), y } }, most);
  }
  const corner = ({ x, y }: Square, right: boolean, down: boolean) => ({ x: x + Number(right), y: y + Number(down) });
  return cut({ a: corner(from, dx < 0, dy < 0), b: corner(to, dx > 0, dy > 0) }, most);
}

/** As much of it as is no longer. */
const cut = (wall: Segment, most: number): Segment => ({
  a: wall.a,
  b: pointAlong(wall, Math.min(1, most / lengthOf(wall))),
});
