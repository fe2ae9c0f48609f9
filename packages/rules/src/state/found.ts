import type { DoorId, ExitId, SceneId, TrapId } from '../core/index.ts';
import type { GameState } from './state.ts';

/** The state with secret doors and traps of a scene known to the players. */
export function withFound(
  state: GameState,
  scene: SceneId,
  doors: readonly DoorId[],
  traps: readonly TrapId[],
): GameState {
  const found = state.scenes[scene];
  if (!found || doors.length + traps.length === 0) return state;
  const changed = { ...found, doors: marked(found.doors, doors), traps: marked(found.traps, traps) };
  return { ...state, scenes: { ...state.scenes, [scene]: changed } };
}

/** The state with secret ways out of a scene known to the players. */
export function withExitsFound(state: GameState, scene: SceneId, exits: readonly ExitId[]): GameState {
  const found = state.scenes[scene];
  if (!found?.exits || exits.length === 0) return state;
  const shown = Object.values(found.exits).map((exit) => (exits.includes(exit.id) ? { ...exit, hidden: false } : exit));
  const changed = { ...found, exits: Object.fromEntries(shown.map((exit) => [exit.id, exit])) };
  return { ...state, scenes: { ...state.scenes, [scene]: changed } };
}

const marked = <K extends string, T extends { readonly found: boolean }>(
  all: Readonly<Record<K, T>>,
  these: readonly K[],
): Readonly<Record<K, T>> =>
  these.length === 0
    ? all
    : (Object.fromEntries(
        Object.entries<T>(all).map(([key, one]) => [key, these.includes(key as K) ? { ...one, found: true } : one]),
      ) as Readonly<Record<K, T>>);
