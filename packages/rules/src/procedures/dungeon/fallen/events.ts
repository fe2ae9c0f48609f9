import type { CreatureId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { elsewhere } from '../../../state/body.ts';
import { bearings } from '../../../state/borne.ts';
import type { Place } from '../../../state/creature.ts';
import { withCreature } from '../../../state/read.ts';

/** Somebody took up a companion who cannot walk. */
export interface FallenPickedUp {
  readonly type: 'FallenPickedUp';
  readonly creature: CreatureId;
  readonly body: CreatureId;
}

/** Whoever is carried is where their carrier went. */
export interface FallenBorne {
  readonly type: 'FallenBorne';
  readonly body: CreatureId;
  /** Null off the board. */
  readonly at: Place | null;
}

/** Somebody no longer carries a companion. */
export interface FallenSetDown {
  readonly type: 'FallenSetDown';
  readonly creature: CreatureId;
  readonly body: CreatureId;
  /** Why, where it was not for its own sake: the hands were needed for a blow, the carrier fell, or the companion can stand. */
  readonly because?: 'hands' | 'fell' | 'stands' | 'apart';
}

export type FallenEvent = FallenPickedUp | FallenBorne | FallenSetDown;

export const fallenEvolvers: Evolvers<FallenEvent> = {
  FallenPickedUp: (state, { creature, body }) => ({
    ...state,
    borne: [...bearings(state), { carrier: creature, body }],
  }),
  FallenBorne: (state, { body, at }) => withCreature(state, body, (found) => elsewhere(found, { at })),
  FallenSetDown: (state, { body }) => {
    const left = bearings(state).filter((one) => one.body !== body);
    const { borne: _none, ...rest } = state;
    return left.length > 0 ? { ...rest, borne: left } : rest;
  },
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly fallen: FallenEvent;
  }
}
