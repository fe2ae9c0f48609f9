import { centreOf, type GridKind, outlineOf, type Square } from '@lanthorn/geometry';

/**
 * The outlines of single places as an SVG path.
 * @param inset how far within its edges each is drawn, in squares
 */
export const placesPath = (places: readonly Square[], grid: GridKind, inset = 0): string =>
  places.map((place) => (grid === 'square' ? squarePath(place, inset) : hexPath(place, grid, inset))).join('');

function squarePath({ x, y }: Square, inset: number): string {
  const side = 1 - 2 * inset;
  return `M${x + inset} ${y + inset}h${side}v${side}h-${side}z`;
}

function hexPath(hex: Square, grid: GridKind, inset: number): string {
  const { x, y } = centreOf(hex, grid);
  const side = 1 - 2 * inset;
  const corners = outlineOf(hex, grid).map((at) => `${short(x + (at.x - x) * side)} ${short(y + (at.y - y) * side)}`);
  return `M${corners.join('L')}z`;
}

/** To a thousandth of a square: what is shorter is not seen, and large maps have many corners. */
const short = (value: number): number => Math.round(value * 1_000) / 1_000;
