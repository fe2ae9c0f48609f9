import type { Stroke } from '../../situation/reach/stroke.ts';

/** How an attack went. */
export interface Struck {
  readonly stroke: Stroke;
  readonly hit: boolean;
  readonly immune: boolean;
  /** What the die showed; null where none was thrown. */
  readonly natural: number | null;
  /** By how much the roll was above what it needed; null where none was thrown. */
  readonly over: number | null;
}
