import type { Bounds } from './bounds.ts';
import type { SquareRows } from './square-rows.ts';

/** A set of squares while it is being worked out: one byte a square, 1 in the set. Never leaves this package. */
export interface Mask {
  readonly bounds: Bounds;
  readonly bytes: Uint8Array;
}

export const emptyMask = (bounds: Bounds): Mask => ({ bounds, bytes: new Uint8Array(bounds.width * bounds.height) });

export function maskOf(rows: SquareRows, bounds: Bounds): Mask {
  const mask = emptyMask(bounds);
  for (let y = 0; y < bounds.height; y += 1) {
    const row = rows[y] ?? '';
    for (let x = row.indexOf('1'); x >= 0 && x < bounds.width; x = row.indexOf('1', x + 1))
      mask.bytes[y * bounds.width + x] = 1;
  }
  return mask;
}

export function rowsOf({ bounds: { width, height }, bytes }: Mask): SquareRows {
  const none = '0'.repeat(width);
  return Array.from({ length: height }, (_, y) => {
    const row = bytes.subarray(y * width, (y + 1) * width);
    return row.includes(1) ? String.fromCharCode(...row.map((byte) => byte + 48)) : none;
  });
}

/** Adds the squares of `other`, a mask of the same bounds, to `mask`. */
export function addMask(mask: Mask, other: Mask): void {
  other.bytes.forEach((byte, at) => {
    if (byte === 1) mask.bytes[at] = 1;
  });
}
