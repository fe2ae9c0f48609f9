import type { GridKind } from '@lanthorn/geometry';
import { hexesIn } from './hexes.ts';
import { type SquaresFound, squaresIn } from './squares.ts';
import type { Brightness } from './trace.ts';

/** A grid that is drawn in a picture. */
export interface GridFound extends Omit<SquaresFound, 'score'> {
  readonly grid: GridKind;
}

/** Pixels of the shorter side at least of what is looked at: in less, no line of a grid is told from another. */
const LEAST_SIDE = 300;
/** Pixels of the longer side up to which a picture is first looked at as it is; a larger one takes long. */
const QUICK_SIDE = 2_048;

/**
 * The grid that is drawn in a picture; null for none. Lines of many pixels across show where the picture is looked at half
 * as large, or smaller still; a large one is looked at smaller first. Squares are then measured in the picture itself:
 * what is a little off in the half would be twice as far off.
 */
export function gridIn(picture: Brightness): GridFound | null {
  const { width, height } = picture;
  if (Math.max(width, height) > QUICK_SIDE) return gridInHalf(picture) ?? clearestIn(picture);
  return clearestIn(picture) ?? (Math.min(width, height) < 2 * LEAST_SIDE ? null : gridInHalf(picture));
}

/** Hexes or squares, whichever show more clearly. */
function clearestIn(picture: Brightness): GridFound | null {
  const [hexes, squares] = [hexesIn(picture), squaresIn(picture)];
  return squares && squares.score > (hexes?.score ?? 0) ? { grid: 'square', ...squares } : hexes;
}

function gridInHalf(picture: Brightness): GridFound | null {
  const found = gridIn(halved(picture));
  if (!found) return null;
  const { grid, corner } = found;
  const pixels = 2 * found.pixels;
  const closer = grid === 'square' ? squaresIn(picture, pixels) : null;
  return { grid, pixels, corner: { x: 2 * corner.x, y: 2 * corner.y }, ...closer };
}

function halved({ width, height, values }: Brightness): Brightness {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const mean = new Uint8Array(half.width * half.height);
  for (let y = 0; y < half.height; y += 1)
    for (let x = 0; x < half.width; x += 1) {
      const at = 2 * (y * width + x);
      const above = (values[at] ?? 0) + (values[at + 1] ?? 0);
      const below = (values[at + width] ?? 0) + (values[at + width + 1] ?? 0);
      mean[y * half.width + x] = (above + below) / 4;
    }
  return { ...half, values: mean };
}
