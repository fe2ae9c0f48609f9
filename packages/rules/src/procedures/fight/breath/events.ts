import type { CreatureId, Roll } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { dayOf } from '../../../state/ledger.ts';
import { withCreature } from '../../../state/read.ts';
import { withCombat, withEncounter } from '../../../state/sides.ts';
import { withDeed } from '../../situation/round/deeds.ts';

export interface Breathed {
  readonly type: 'Breathed';
  readonly creature: CreatureId;
  readonly targets: readonly CreatureId[];
  /** `fire`. */
  readonly what: string;
  /** The how-manieth today, of how many. */
  readonly times: number;
  /** Absent where nothing bounds it. */
  readonly aDay?: number;
  /** The d6 by which it does, and up to what; absent for those who breathe whenever they will. */
  readonly chance?: BreathChance;
}

/** What a d6 showed, and up to which number it means a breath. */
export interface BreathChance {
  readonly roll: Roll;
  readonly upTo: number;
}

/** The d6 says that a monster does not breathe in this round. */
export interface BreathHeld {
  readonly type: 'BreathHeld';
  readonly creature: CreatureId;
  /** `fire`. */
  readonly what: string;
  readonly chance: BreathChance;
}

export type BreathEvent = Breathed | BreathHeld;

export const breathEvolvers: Evolvers<BreathEvent> = {
  Breathed: (state, { creature, times }) => {
    const spent = withCreature(state, creature, (found) => ({
      ...found,
      breathed: { day: dayOf(state), times },
    }));
    return withCombat(spent, (combat) => withDeed(combat, 'other', creature));
  },
  BreathHeld: (state, { creature }) =>
    withEncounter(state, (encounter) => ({
      ...encounter,
      breathless: { ...encounter.breathless, [creature]: encounter.round },
    })),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly breath: BreathEvent;
  }
}
