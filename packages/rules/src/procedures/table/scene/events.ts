import { differenceRows, type SquareRows, unionRows } from '@lanthorn/geometry';
import type { SceneId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { areasOf } from '../../../state/areas.ts';
import type { Creature } from '../../../state/creature.ts';
import { drawingsOf } from '../../../state/drawings.ts';
import { withoutMagicOn } from '../../../state/magic.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';

export interface SceneAdded {
  readonly type: 'SceneAdded';
  readonly scene: Scene;
}

export interface SceneShown {
  readonly type: 'SceneShown';
  readonly scene: SceneId;
}

export interface SceneRenamed {
  readonly type: 'SceneRenamed';
  readonly scene: SceneId;
  readonly name: string;
  /** Absent where players are told the same name. */
  readonly toPlayers?: string;
}

/** The referee put a map into a folder, and before another one; null for the end. */
export interface SceneFiled {
  readonly type: 'SceneFiled';
  readonly scene: SceneId;
  readonly folder: string | null;
  readonly before: SceneId | null;
}

export interface SceneRemoved {
  readonly type: 'SceneRemoved';
  readonly scene: SceneId;
}

export interface SceneSet {
  readonly type: 'SceneSet';
  readonly scene: SceneId;
  readonly ambient: 'dark' | 'lit';
  readonly feetPerSquare: number;
  readonly level: number;
}

/** The referee, not the party's eyes, made squares known or unknown. */
export interface SquaresRevealed {
  readonly type: 'SquaresRevealed';
  readonly scene: SceneId;
  readonly squares: SquareRows;
  readonly revealed: boolean;
}

export interface RoomEdited {
  readonly type: 'RoomEdited';
  readonly scene: SceneId;
  readonly room: string;
  readonly name: string;
  readonly text: string;
}

/** One of the party set foot in a room of the key where none of them had been. */
export interface RoomEntered {
  readonly type: 'RoomEntered';
  readonly scene: SceneId;
  readonly room: string;
}

export type SceneEvent =
  | SceneAdded
  | SceneShown
  | SceneRenamed
  | SceneFiled
  | SceneRemoved
  | SceneSet
  | SquaresRevealed
  | RoomEdited
  | RoomEntered;

export const sceneEvolvers: Evolvers<SceneEvent> = {
  SceneAdded: (state, { scene }) => ({ ...state, scenes: { ...state.scenes, [scene.id]: scene } }),
  SceneShown: ({ apart: _together, ...state }, { scene }) => ({ ...state, scene }),
  SceneRenamed: (state, { scene, name, toPlayers }) =>
    withScene(state, scene, ({ toPlayers: _old, ...found }) => ({
      ...found,
      name,
      ...(toPlayers ? { toPlayers } : {}),
    })),
  SceneFiled: filed,
  SceneRemoved: (state, { scene }) =>
    removed(
      withoutMagicOn(
        state,
        Object.values(state.scenes[scene]?.doors ?? {}).map(({ id }) => id),
      ),
      scene,
    ),
  SceneSet: (state, { scene, ambient, feetPerSquare, level }) =>
    withScene(state, scene, (found) => ({ ...found, ambient, feetPerSquare, level })),
  RoomEdited: (state, { scene, room, name, text }) =>
    withScene(state, scene, (found) => ({
      ...found,
      rooms: found.rooms.map((one) => (one.key === room ? { ...one, name, text } : one)),
    })),
  /** What was walked on says where the party has been. */
  RoomEntered: (state) => state,
  SquaresRevealed: (state, { scene, squares, revealed }) =>
    withScene(state, scene, (found) => ({
      ...found,
      explored: revealed ? unionRows(found.explored, squares) : differenceRows(found.explored, squares),
    })),
};

/** The state with one scene changed; the same state when there is no such scene. */
export function withScene(state: GameState, scene: SceneId, change: (found: Scene) => Scene): GameState {
  const found = state.scenes[scene];
  return found ? { ...state, scenes: { ...state.scenes, [scene]: change(found) } } : state;
}

function filed(state: GameState, { scene, folder, before }: SceneFiled): GameState {
  const { [scene]: found, ...others } = state.scenes;
  if (!found) return state;
  const { folder: _old, ...rest } = found;
  const moved: Scene = { ...rest, ...(folder ? { folder } : {}) };
  const list = Object.values(others);
  const place = list.findIndex(({ id }) => id === before);
  const ordered = list.toSpliced(place < 0 ? list.length : place, 0, moved);
  return { ...state, scenes: Object.fromEntries(ordered.map((one) => [one.id, one])) };
}

/** Without the scene; who stood on it stands nowhere, and lights, treasure, areas and drawings that were left on it are gone with it. */
function removed({ hoards, ...state }: GameState, scene: SceneId): GameState {
  const { [scene]: _gone, ...scenes } = state.scenes;
  const creatures = Object.values(state.creatures).map(
    (creature): Creature => (creature.at?.scene === scene ? { ...creature, at: null } : creature),
  );
  const lights = Object.values(state.lights).filter(({ left }) => left?.scene !== scene);
  const left = Object.values(hoards ?? {}).filter(({ at }) => at.scene !== scene);
  const areas = Object.values(areasOf(state)).filter((area) => area.scene !== scene);
  const drawings = Object.entries(drawingsOf(state)).filter(([, drawing]) => drawing.scene !== scene);
  return {
    ...state,
    ...(left.length > 0 ? { hoards: Object.fromEntries(left.map((hoard) => [hoard.id, hoard])) } : {}),
    scenes: Object.fromEntries(Object.values(scenes).map((other) => [other.id, withoutWayTo(other, scene)])),
    scene: state.scene === scene ? null : state.scene,
    creatures: Object.fromEntries(creatures.map((creature) => [creature.id, creature])),
    lights: Object.fromEntries(lights.map((light) => [light.id, light])),
    ...(state.areas ? { areas: Object.fromEntries(areas.map((area) => [area.id, area])) } : {}),
    ...(state.drawings ? { drawings: Object.fromEntries(drawings) } : {}),
  };
}

/** A scene whose exits lead to another one no more. */
function withoutWayTo(scene: Scene, gone: SceneId): Scene {
  const exits = Object.values(scene.exits ?? {});
  if (exits.every(({ to }) => to?.scene !== gone)) return scene;
  return {
    ...scene,
    exits: Object.fromEntries(exits.map((exit) => [exit.id, exit.to?.scene === gone ? { ...exit, to: null } : exit])),
  };
}

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly scene: SceneEvent;
  }
}
