import type { Square } from '@lanthorn/geometry';
import type { CreatureId, DoorId, Roll, SceneId, TrapId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { withAttempt, withBusy } from './attempts.ts';
import type { SearchKind } from './rule.ts';

/** A search, with what it brought to light: nothing is found where nothing is, or where the dice failed. */
export interface AreaSearched {
  readonly type: 'AreaSearched';
  readonly creature: CreatureId;
  readonly scene: SceneId;
  readonly square: Square;
  readonly target: string;
  readonly kind: SearchKind;
  readonly roll: Roll;
  /** There was something to find. */
  readonly rightPlace: boolean;
  readonly doors: readonly DoorId[];
  readonly traps: readonly TrapId[];
  readonly why: Why;
}

export type SearchEvent = AreaSearched;

export const searchEvolvers: Evolvers<SearchEvent> = {
  AreaSearched: (state, { creature, scene, target, kind, doors, traps }) =>
    withFound(withBusy(withAttempt(state, { creature, target, kind }), creature), scene, doors, traps),
};

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

const marked = <K extends string, T extends { readonly found: boolean }>(
  all: Readonly<Record<K, T>>,
  these: readonly K[],
): Readonly<Record<K, T>> =>
  these.length === 0
    ? all
    : (Object.fromEntries(
        Object.entries<T>(all).map(([key, one]) => [key, these.includes(key as K) ? { ...one, found: true } : one]),
      ) as Readonly<Record<K, T>>);

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly search: SearchEvent;
  }
}
