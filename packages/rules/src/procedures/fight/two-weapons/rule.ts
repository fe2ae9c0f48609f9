import type { Cites, RuleId } from '../../../core/index.ts';
import type { DualMode, Hands } from '../../party/equipping/hands.ts';

/** What a second weapon adds to one's own blows, and to the attacks on one. */
export interface SecondEffect {
  readonly ownAttack: number;
  readonly attackerModifier: number;
}

/** What a ruleset says about what is in the hands. */
export interface TwoWeaponsRule {
  readonly cites: Cites<'said' | 'second'>;
  readonly rule: RuleId;
  /** Where the book says what needs both hands. */
  readonly grip: RuleId;
  /** Whether a second weapon in the other hand does anything. */
  readonly twoWeapons: boolean;
  /** How a second weapon may be used, with what comes of it. */
  readonly uses: readonly { readonly value: 'offensive' | 'defensive'; readonly label: string }[];
  /** Bows and the like need both hands too. */
  readonly bowsToo: boolean;
  /** Why a weapon cannot be wielded by somebody with so many hands for it; null when it can. */
  unwieldy(weapon: string, hands: 1 | 2): string | null;
  /** How a second weapon is used in a round, or in words why it cannot be held. */
  mode(hands: Hands, announced: 'offensive' | 'defensive' | null): DualMode | { readonly why: string };
  /** What the second weapon adds to one's own blows, and to the attacks on one. */
  effect(mode: DualMode, incoming: 'melee' | 'missile'): SecondEffect;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly twoWeapons: TwoWeaponsRule;
  }
}
