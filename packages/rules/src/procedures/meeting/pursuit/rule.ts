import type { Cites, Dice } from '../../../core/index.ts';
import type { Chance } from '../../table/chance/chance.ts';

/** What lies in the way of the pursuers. */
export type Obstacle = 'none' | 'slow' | 'stop';

/** Where those who flee may lose their pursuers. */
export const PASSAGES = ['corner', 'door', 'stairs', 'secret-door'] as const;
export type Passage = (typeof PASSAGES)[number];

/** Dexterity scores of either side; null for those without one. */
export interface Dexterities {
  readonly pursued: readonly (number | null)[];
  readonly pursuers: readonly (number | null)[];
}

/** The rules that the answers cite. */
export type PursuitCites = Cites<
  | 'running'
  | 'speed'
  | 'obstacle'
  | 'passages'
  | 'givingUp'
  | 'treasure'
  | 'food'
  | 'exhaustion'
  | 'onWater'
  | 'days'
  | 'shooting'
  | 'contact'
  | 'initiative'
  | 'turning'
  | 'lettingGo'
>;

/** How fast both run, and how the gap closes. */
export interface PursuitPace {
  /** Feet run in one go, a round or a turn; less for rounds of it spent on spells and shots. */
  running(base: number, roundsLost?: number): number;
  /** Rounds in one go; where there are several, some may be spent on spells and shots. */
  readonly roundsInGo: number;
  /** What spells and shots on the run cost, in words; null where none are. */
  readonly shooting: string | null;
  /** How much of the gap a round takes away; on water always something. */
  closing(fleeRate: number, pursueRate: number, onWater: boolean): number;
}

/** How the pursued get away. */
export interface PursuitEscape {
  /** Passages at which a die says whether the pursuers come after; empty where the book knows none. */
  readonly passages: readonly Passage[];
  /** The chance that they come after through one. */
  follows(passage: Passage): Chance;
  /** Whether pursuers so far behind give up. */
  givesUp(gap: number, byMonsters: boolean): boolean;
  /** Whether losing sight ends it. */
  endsOutOfSight(tenacious: boolean): boolean;
  obstacle(effect: Obstacle, pursueRate: number): { readonly pursueRate: number; readonly ended: boolean };
  lure(kind: 'treasure' | 'food', intelligent: boolean): Chance;
  /** Everybody sees the die that says whether the pursuers stop for it. */
  readonly luredOpenly: boolean;
}

/** When pursuers have caught up, and whether it comes to a fight. */
export interface Caught {
  /** The gap at which they are caught, on land. */
  readonly gap: number;
  /** Whether those who are caught up with must fight, by a die of each; null where they always must. */
  readonly contact: ((dexterity: Dexterities, dice: Dice) => boolean) | null;
  /** Percent that a faster pursuer catches up in a day of the wilderness. */
  readonly catchUp: Chance;
}

/** When running exhausts, and what that costs. */
export interface Exhaustion {
  /** Rounds of running that exhaust, turns of rest that help, and what exhaustion costs (armour class ascending). */
  readonly after: number;
  readonly restTurns: number;
  readonly costs: { readonly attack: number; readonly damage: number; readonly armour: number };
}

/** What a ruleset says about running for it. Rates and gaps in feet. */
export interface PursuitRule {
  /** Where the book speaks of running, of what shakes pursuers off, and of exhaustion. */
  readonly cites: PursuitCites;
  /** How the pursued get away. */
  readonly escape: PursuitEscape;
  /** When they are caught. */
  readonly caught: Caught;
  /** How fast both run. */
  readonly pace: PursuitPace;
  /** When running exhausts, and what that costs. */
  readonly exhaustion: Exhaustion;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly pursuit: PursuitRule;
  }
}
