/** Who was surprised when the meeting began. */
export type Surprised = 'none' | 'fleeing' | 'pursuing' | 'both';

/** The two groups of a flight in the wilderness: how many, how fast, and what the country adds, in percent. */
export interface Chase {
  readonly fleeing: number;
  readonly pursuers: number;
  readonly fleeRate: number;
  readonly pursueRate: number;
  readonly environment: number;
}

/** What a ruleset says about getting away before it comes to blows. Rates in feet. */
export interface EvasionRule {
  dungeon(fleeRate: number, pursueRate: number, forcedToStop: boolean): 'evaded' | 'pursuit';
  /** How surprise decides: a roll, no way, what the referee grants, or surely. */
  wilderness(surprised: Surprised, granted: number | null): 'roll' | 'refused' | 'granted' | 'automatic';
  /** Percent; by encounter rates on water. */
  chance(chase: Chase): { readonly base: number; readonly chance: number };
  onWater(fleeRate: number, pursueRate: number): number;
}
