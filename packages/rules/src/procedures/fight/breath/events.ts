import type { CreatureId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { dayOf } from '../../../state/ledger.ts';
import { withCreature } from '../../../state/read.ts';
import { withCombat } from '../../../state/sides.ts';
import { withDeed } from '../../situation/round/deeds.ts';

export interface Breathed {
  readonly type: 'Breathed';
  readonly creature: CreatureId;
  readonly targets: readonly CreatureId[];
  /** `fire`. */
  readonly what: string;
  /** The how-manieth today, of how many. */
  readonly times: number;
  readonly aDay: number;
}

export type BreathEvent = Breathed;

export const breathEvolvers: Evolvers<BreathEvent> = {
  Breathed: (state, { creature, times }) => {
    const spent = withCreature(state, creature, (found) => ({
      ...found,
      breathed: { day: dayOf(state), times },
    }));
    return withCombat(spent, (combat) => withDeed(combat, 'other', creature));
  },
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly breath: BreathEvent;
  }
}
