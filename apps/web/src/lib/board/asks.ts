import type { AreaShape, Point, Square } from '@lanthorn/geometry';
import type { Pace } from './measuring.ts';
import type { BoardDoor, BoardToken } from './model.ts';
import type { Under } from './under.ts';

/** What the hand on the board means. */
export type Tool = 'move' | 'measure' | 'area' | 'point';

/** What the board asks of the page; the page asks the server. */
export interface BoardAsks {
  tool(): Tool;
  /** Who goes where the floor is clicked, as far as the way before the pointer is concerned; null when nobody does. */
  leading(): BoardToken | null;
  /** Who goes along when this one is dragged, or leads the way. */
  along(token: BoardToken): readonly BoardToken[];
  /** A click, a tap or Enter. With `more` it adds to what is in hand. */
  click(under: Under | null, at: Point, more: boolean): void;
  /** A right click, a long press or E: all that can be done with what is there. */
  menu(under: Under | null, at: Point): void;
  /** Chosen by keys, or from the list. */
  select(token: BoardToken | null): void;
  door(door: BoardDoor): void;
  /** Everybody that one commands. */
  everyone(): void;
  /** Whether one of those one commands may strike at somebody now. */
  strikes(foe: BoardToken): boolean;
  /** All that lie within a rectangle that is drawn; null corners while none is. */
  frame(box: Frame | null, tokens: readonly BoardToken[] | null): void;
  /** Somebody is dragged there. */
  move(token: BoardToken, to: Square): void;
  /** Somebody goes a step by keyboard. */
  step(token: BoardToken, to: Square): void;
  /** The one that is chosen, if it may be turned. */
  turner(): BoardToken | null;
  /** Somebody looks elsewhere: eighths of a turn from north, clockwise. */
  turn(token: BoardToken, facing: number): void;
  /** Whether a drag sets them down, and a click does where they do not walk by the rules: the referee's hand. */
  freely(token: BoardToken, by: 'click' | 'drag'): boolean;
  drag(token: BoardToken, at: Point | null): void;
  point(at: Point | null): void;
  ping(at: Point): void;
  /** How far the party goes, for what is measured. */
  pace(): Pace;
  /** What a drag would lay over the map, and what one has laid. */
  readonly laying: Layer;
  /** What the mouse rests on, and where on the canvas; null when it is on nothing. */
  hover(under: Under | null, screen: Point): void;
}

/** Lays areas over the map. */
export interface Layer {
  preview(from: Point, to: Point): { readonly shape: AreaShape; readonly feet: number };
  lay(from: Point, to: Point): Promise<void>;
}

/** A rectangle that is drawn on the canvas, in pixels. */
export interface Frame {
  readonly from: Point;
  readonly to: Point;
}
