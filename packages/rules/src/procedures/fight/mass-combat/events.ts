import type { CreatureId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withCreature } from '../../../state/read.ts';
import type { Aftermath, BattleEvent } from './rule.ts';

/** How somebody came out of a battle; the dead die in events of their own. */
export interface BattleSettled extends Aftermath {
  readonly type: 'BattleSettled';
  readonly creature: CreatureId;
  readonly event: BattleEvent;
  /** Of the enemy's 2d6, and of the d100. */
  readonly faces: readonly number[];
}

export interface VolleysLoosed {
  readonly type: 'VolleysLoosed';
  readonly creature: CreatureId;
  readonly volleys: number;
  readonly hitsOn: number;
  readonly damage: number;
  readonly faces: readonly number[];
}

export type MassCombatEvent = BattleSettled | VolleysLoosed;

export const massCombatEvolvers: Evolvers<MassCombatEvent> = {
  BattleSettled: (state, { creature, alive, hitPoints, lot }) =>
    withCreature(state, creature, (found) => {
      if (!alive || hitPoints === null) return found;
      const conditions = found.conditions.filter((each) => each !== 'unconscious' && each !== 'fled');
      const now = Math.min(hitPoints, found.hitPoints.max);
      const lies = lot === 'routed' ? (['fled'] as const) : (['unconscious'] as const);
      const held = lot === 'prisoner' ? (['captive'] as const) : [];
      return { ...found, hitPoints: { ...found.hitPoints, now }, conditions: [...conditions, ...lies, ...held] };
    }),
  VolleysLoosed: (state) => state,
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly massCombat: MassCombatEvent;
  }
}
