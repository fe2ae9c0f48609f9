import type { Point } from '@lanthorn/geometry';
import type { DrawingId, SceneId, UserId } from '../core/index.ts';
import type { GameState } from './state.ts';

export const DRAWING_SHAPES = ['pen', 'line', 'rectangle', 'circle', 'text'] as const;
export type DrawingShape = (typeof DRAWING_SHAPES)[number];

export const DRAWING_COLOURS = ['white', 'yellow', 'orange', 'red', 'green', 'blue', 'black'] as const;
export type DrawingColour = (typeof DRAWING_COLOURS)[number];

/** Something that somebody has drawn or written over a map, for others to see; it means nothing to the rules. */
export interface Drawing {
  readonly id: DrawingId;
  readonly scene: SceneId;
  readonly by: UserId;
  readonly shape: DrawingShape;
  /**
   * In squares: the way of a pen, the ends of a line, two opposite corners of a rectangle, the middle of a circle and a
   * point of its rim, the middle of a text.
   */
  readonly points: readonly Point[];
  readonly colour: DrawingColour;
  /** Of a text; empty for the others. */
  readonly words: string;
  /** All see it; else the referee alone. */
  readonly open: boolean;
}

declare module './state.ts' {
  interface GameState {
    /** What is drawn over the maps; absent for nothing. */
    readonly drawings?: Readonly<Record<DrawingId, Drawing>>;
  }
}

/** What is drawn over the maps; the same nothing where nothing is. */
export const drawingsOf = ({ drawings = NONE }: Pick<GameState, 'drawings'>): Readonly<Record<DrawingId, Drawing>> =>
  drawings;

const NONE: Readonly<Record<DrawingId, Drawing>> = {};
