import type { Square } from '@lanthorn/geometry';
import type { Graphics } from 'pixi.js';
import { COLOURS } from '../colours.ts';

/** A square that can be got to, and how much of what is left it takes: from 0 to 1. */
export interface InReach {
  readonly square: Square;
  readonly share: number;
}

/** From the near third to the last. */
const TINTS = [
  { color: COLOURS.moss, alpha: 0.26 },
  { color: COLOURS.lamp, alpha: 0.2 },
  { color: COLOURS.ember, alpha: 0.24 },
] as const;

/** Where the one in hand can go, by cost; the squares that may be chosen, and the one that the keyboard stands on. */
export function drawChoices(
  layer: Graphics,
  from: readonly Square[] | null,
  at: Square | null,
  reach: readonly InReach[],
): void {
  layer.clear();
  for (const { square, share } of reach) {
    const tint = TINTS[Math.min(TINTS.length - 1, Math.floor(share * TINTS.length))] ?? TINTS[0];
    layer.roundRect(square.x + 0.05, square.y + 0.05, 0.9, 0.9, 0.12).fill(tint);
  }
  for (const { x, y } of from ?? [])
    layer.roundRect(x + 0.06, y + 0.06, 0.88, 0.88, 0.1).fill({ color: COLOURS.lamp, alpha: 0.22 });
  if (at) layer.roundRect(at.x + 0.04, at.y + 0.04, 0.92, 0.92, 0.1).stroke({ width: 0.08, color: COLOURS.lamp });
}
