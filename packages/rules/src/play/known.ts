import type { SquareRows } from '@lanthorn/geometry';
import type { SceneId } from '../core/index.ts';
import type { GameState } from '../state/state.ts';

/** Marks what was looked at as somebody knows it. */
export declare const KNOWN: unique symbol;

/**
 * The state as a seat knows it. What the seat may not know is not in it, or stands in it as it was last seen. It is made
 * by naming what is known: a part of the state that is not named here is known to the referee alone.
 */
export interface Known extends GameState {
  /** What is true is not of this type, so that nothing is shown of it that was not looked at as somebody knows it. */
  readonly [KNOWN]: true;
  /** By scene, the squares that the party sees now: what lights and walls they owe it to need not be known. Absent for the referee, who can tell. */
  readonly seen?: Readonly<Record<SceneId, SquareRows>>;
}
