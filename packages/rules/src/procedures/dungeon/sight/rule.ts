import type { Cites, Figure } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
/** How something looks to one who sees heat. */
export type Warmth = 'warm' | 'cool' | 'cold';

/** What infravision shows of one thing. */
export interface HeatSeen {
  readonly works: boolean;
  /** Null where it shows nothing. */
  readonly appearance: 'bright' | 'grey' | 'black' | null;
  /** Never: heat shows no fine detail. */
  readonly canRead: false;
}

/** A look at something in the dark. Distances are feet. */
export interface HeatLook {
  readonly range: number;
  readonly distance: number;
  /** Any light, mundane or magical, is in view. */
  readonly visibleLight: boolean;
  /** A big source of heat is in view. */
  readonly largeHeat: boolean;
  readonly warmth: Warmth;
}

/** What a ruleset says about seeing in the dark. */
export interface SightRule {
  readonly cites: Cites<'dark' | 'map'>;
  /** What the sheet shows besides, with the rules of this book; `base` is the movement rate in feet a turn. */
  readonly figures: ((creature: Creature, base: number) => readonly Figure[]) | null;
  /** Whether a light of this radius shows what is so far from it. Feet. */
  isLit(distance: number, radius: number): boolean;
  infravision(look: HeatLook): HeatSeen;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly sight: SightRule;
  }
}
