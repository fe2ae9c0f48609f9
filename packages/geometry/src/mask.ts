import type { GridBounds } from './grid.ts';
import type { SquareRows } from './square-rows.ts';

/** A set of squares while it is being worked out: one byte a square, 1 in the set. Never leaves this package. */
export interface Mask {
  readonly bounds: GridBounds;
  readonly bytes: Uint8Array;
}

export const emptyMask = (bounds: GridBounds): Mask => ({
  bounds,
  bytes: new Uint8Array(bounds.width * bounds.height),
});

/** Where the squares of a set stand in it, in order. */
export function placesIn({ bytes }: Mask): readonly number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(1); at >= 0; at = bytes.indexOf(1, at + 1)) places.push(at);
  return places;
}

export function rowsOf({ bounds: { width, height }, bytes }: Mask): SquareRows {
  const none = '0'.repeat(width);
  return Array.from({ length: height }, (_, y) => {
    const row = bytes.subarray(y * width, (y + 1) * width);
    return row.includes(1) ? textOf(row) : none;
  });
}

function textOf(row: Uint8Array): string {
  const codes: number[] = [];
  for (let x = 0; x < row.length; x += 1) codes.push(48 + (row[x] ?? 0));
  return String.fromCharCode(...codes);
}
