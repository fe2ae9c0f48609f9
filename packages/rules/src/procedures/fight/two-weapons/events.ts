import type { CreatureId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { OffHand } from '../../../state/encounter.ts';
import { withEncounter } from '../../../state/sides.ts';

/** A second weapon is taken in the other hand and used so, or put away (null). */
export interface OffHandUsed {
  readonly type: 'OffHandUsed';
  readonly creature: CreatureId;
  readonly offHand: OffHand | null;
}

export type TwoWeaponsEvent = OffHandUsed;

export const twoWeaponsEvolvers: Evolvers<TwoWeaponsEvent> = {
  OffHandUsed: (state, { creature, offHand }) =>
    withEncounter(state, (encounter) => {
      const { [creature]: _before, ...others } = encounter.offHands ?? {};
      return { ...encounter, offHands: offHand ? { ...others, [creature]: offHand } : others };
    }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly twoWeapons: TwoWeaponsEvent;
  }
}
