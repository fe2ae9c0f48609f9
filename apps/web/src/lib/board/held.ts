import { type Bounds, type Square, within } from '@lanthorn/geometry';
import type { Tool } from './input.ts';
import { besides } from './keys.ts';
import { middle } from './model.ts';
import { measured } from './way.ts';

/** What the keyboard measures or points at: from where, and where it is now. */
export interface Held {
  readonly from: Square;
  readonly at: Square;
}

/**
 * What is held after a key: a direction goes on by a square of the map, Enter begins anew where it is, Escape lets go (null).
 * @param start where it begins when nothing is held
 * @returns undefined when the key was none of these
 */
export function heldAfter(name: string, held: Held | null, start: Square, bounds: Bounds): Held | null | undefined {
  const { from, at } = held ?? { from: start, at: start };
  const next = besides(at, name);
  if (next) return { from, at: within(next, bounds) ? next : at };
  if (held && name === 'Enter') return { from: at, at };
  return held && name === 'Escape' ? null : undefined;
}

/** Feet from one end to the other. */
export const feetHeld = ({ from, at }: Held, feetPerSquare: number): number =>
  measured(middle(from), middle(at), feetPerSquare);

/** In words, for those who do not see the board. */
export function heldInWords(tool: Tool, held: Held, feetPerSquare: number): string {
  const place = `column ${held.at.x + 1}, row ${held.at.y + 1}`;
  return tool === 'measure' ? `${Math.round(feetHeld(held, feetPerSquare))} feet to ${place}` : `Pointing at ${place}`;
}
