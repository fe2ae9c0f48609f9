import type { CreatureId, Roll, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withCreature } from '../../../state/read.ts';
import { withCombat } from '../../../state/sides.ts';
import { havingUsed } from '../../../state/sleep.ts';
import { withDeed } from '../../situation/round/deeds.ts';

export interface UndeadTurned {
  readonly type: 'UndeadTurned';
  readonly cleric: CreatureId;
  /** Those that turn away; the destroyed die in events of their own. */
  readonly turned: readonly CreatureId[];
  readonly destroyed: readonly CreatureId[];
  /** Hit dice, or how many, it reaches; null when the attempt failed. */
  readonly reach: Roll | null;
  /** The prepared spell that it used up, where it costs one. */
  readonly spell?: string;
  readonly why: Why;
}

export type TurningEvent = UndeadTurned;

export const turningEvolvers: Evolvers<TurningEvent> = {
  UndeadTurned: (before, { cleric, turned, spell }) => {
    const state = spell === undefined ? before : havingUsed(before, cleric, spell);
    const gone = turned.reduce(
      (now, creature) =>
        withCreature(now, creature, (found) => ({ ...found, conditions: [...found.conditions, 'fled'], at: null })),
      state,
    );
    return withCombat(gone, (combat) => withDeed(combat, 'other', cleric));
  },
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly turning: TurningEvent;
  }
}
