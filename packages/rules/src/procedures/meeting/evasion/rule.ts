import type { Cites, Modifier, Note, RuleId } from '../../../core/index.ts';

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

/** A chance in percent, and what it is made of, the number of both sides first; the parts add up to it. */
export interface Odds {
  readonly base: number;
  readonly chance: number;
  readonly parts: readonly Modifier[];
}

/** A side that would slip away, and the others. */
export interface SlippingAway {
  readonly dungeon: boolean;
  readonly round: number;
  readonly surprised: boolean;
  readonly othersSurprised: boolean;
  /** The fight has begun. */
  readonly fighting: boolean;
}

/** Two groups that run through a dungeon: rates and the gap in feet. */
export interface DungeonChase {
  readonly fleeRate: number;
  readonly pursueRate: number;
  readonly gap: number;
  readonly forcedToStop: boolean;
  /** It is monsters that pursue. */
  readonly byMonsters: boolean;
}

/** What a ruleset says about getting away before it comes to blows. Rates in feet. */
export interface EvasionRule {
  /** Where the book says who may flee and how one turns to it, and how it goes in a dungeon, where characters or monsters come after. */
  readonly cites: Cites<'may' | 'fleeing' | 'dungeon' | 'byMonsters' | 'onWater' | 'surprised' | 'speed'>;
  /** Where it says how a party and monsters decide whether to come after. */
  readonly deciding: Readonly<Record<'party' | 'monsters', RuleId>>;
  /** Why those who are in the thick of a fight cannot simply flee. */
  readonly engaged: Note;
  /** Whether surprise lets a side try, and whether it gets away without more. */
  may(side: SlippingAway): { readonly allowed: boolean; readonly automatic: boolean };
  /** Whether a fight that has begun may still be left, so many feet from the nearest foe, in a dungeon or elsewhere; null where nobody knows. */
  breaksOff(feet: number | null, dungeon: boolean): boolean;
  dungeon(chase: DungeonChase): 'evaded' | 'pursuit';
  /** How surprise decides: a roll, no way, what the referee grants, or surely. */
  wilderness(surprised: Surprised, granted: number | null): 'roll' | 'refused' | 'granted' | 'automatic';
  /** Percent; by encounter rates on water. */
  chance(chase: Chase): Odds;
  onWater(fleeRate: number, pursueRate: number): number;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly evasion: EvasionRule;
  }
}
