import type { Chance } from '../chance/chance.ts';

/** What lies in the way of the pursuers. */
export type Obstacle = 'none' | 'slow' | 'stop';

/** What a ruleset says about running for it. Rates and gaps in feet. */
export interface PursuitRule {
  /** The gap at which they are caught, on land. */
  readonly caughtAt: number;
  /** Feet run in a round. */
  running(base: number): number;
  /** How much of the gap a round takes away; on water always something. */
  closing(fleeRate: number, pursueRate: number, onWater: boolean): number;
  obstacle(effect: Obstacle, pursueRate: number): { readonly pursueRate: number; readonly ended: boolean };
  /** Whether losing sight ends it. */
  endsOutOfSight(tenacious: boolean): boolean;
  lure(kind: 'treasure' | 'food', intelligent: boolean): Chance;
  /** Rounds of running that exhaust, turns of rest that help, and what exhaustion costs (armour class ascending). */
  readonly exhaustedAfter: number;
  readonly restTurns: number;
  readonly exhausted: { readonly attack: number; readonly damage: number; readonly armour: number };
  /** Percent that a faster pursuer catches up in a day of the wilderness. */
  readonly catchUp: Chance;
}
