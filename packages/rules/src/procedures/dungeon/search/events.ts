import type { Square } from '@lanthorn/geometry';
import type { CreatureId, DoorId, ExitId, Roll, SceneId, TrapId, Why } from '../../../core/index.ts';
import type { Evolvers, Lifts } from '../../../play/index.ts';
import { withAttempt, withBusy } from '../../../state/attempts.ts';
import { withExitsFound, withFound } from '../../../state/found.ts';
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
  /** Secret ways out. */
  readonly exits: readonly ExitId[];
  readonly why: Why;
}

export type SearchEvent = AreaSearched;

export const searchEvolvers: Evolvers<SearchEvent> = {
  AreaSearched: (state, { creature, scene, target, kind, doors, traps, exits }) =>
    withExitsFound(
      withFound(withBusy(withAttempt(state, { creature, target, kind }), creature), scene, doors, traps),
      scene,
      exits,
    ),
};

export const searchLifts: Lifts<SearchEvent> = {
  // Ways out were not sought.
  AreaSearched: () => ({ exits: [] }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly search: SearchEvent;
  }
}
