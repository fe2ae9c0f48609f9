import type { Square } from '@lanthorn/geometry';
import type { SceneId } from '../../ids.ts';
import type { SceneFacts } from '../../state/scene.ts';

/** The referee adds a map. Not asked over the wire: maps come in as files. */
export interface AddScene {
  readonly type: 'AddScene';
  readonly facts: SceneFacts;
}

/** The referee puts a map on the board. */
export interface ShowScene {
  readonly type: 'ShowScene';
  readonly scene: SceneId;
}

export interface RenameScene {
  readonly type: 'RenameScene';
  readonly scene: SceneId;
  readonly name: string;
}

export interface RemoveScene {
  readonly type: 'RemoveScene';
  readonly scene: SceneId;
}

/** The referee changes what holds for a whole map. */
export interface SetScene {
  readonly type: 'SetScene';
  readonly scene: SceneId;
  readonly ambient: 'dark' | 'lit';
  readonly feetPerSquare: number;
  /** Dungeon level, 1–8. */
  readonly level: number;
}

/** The referee shows squares of the map on the board to the players, or hides them again. */
export interface RevealSquares {
  readonly type: 'RevealSquares';
  readonly from: Square;
  readonly to: Square;
  readonly revealed: boolean;
}

/** The referee shows a keyed room to the players. */
export interface RevealRoom {
  readonly type: 'RevealRoom';
  readonly room: string;
}

/** The referee rewrites what a room of the map on the board is called, and what there is to say of it. */
export interface EditRoom {
  readonly type: 'EditRoom';
  readonly room: string;
  readonly name: string;
  readonly text: string;
}

export type SceneCommand =
  | AddScene
  | ShowScene
  | RenameScene
  | RemoveScene
  | SetScene
  | RevealSquares
  | RevealRoom
  | EditRoom;
