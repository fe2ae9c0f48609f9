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
 * as large, or smaller still; a large one is looked at smaller first.
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
  return (
    found && { grid: found.grid, pixels: 2 * found.pixels, corner: { x: 2 * found.corner.x, y: 2 * found.corner.y } }
  );
}

function halved({ width, height, values }: Brightness): Brightness {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const mean = new Uint8Array(half.width * half.height);
  for (let y = 0; y < half.height; y += 1)
    for (let x = 0; x < half.width; x += 1) {
      const at = 2 * (y * width + x);
      const sum = [at, at + 1, at + width, at + width + 1].reduce((all, place) => all + (values[place] ?? 0), 0);
      mean[y * half.width + x] = sum / 4;
    }
  return { ...half, values: mean };
}
