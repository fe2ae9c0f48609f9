import type { Cites, RuleId } from '../../../core/index.ts';

export interface Assailant {
  readonly id: string;
  /** Strikes from behind. */
  readonly rear?: boolean;
}
/** Points for each attacker, by its id. */
export type Allocation = Readonly<Record<string, number>>;

/** What a ruleset says about giving up the round to ward off blows. */
export interface ParryingRule {
  readonly cites: Cites<'parry' | 'points' | 'riposte' | 'others'>;
  readonly rule: RuleId;
  /** Points of penalty to share out; 0 where parrying is not in the rules. */
  readonly points: number;
  /** Whether it is announced before the first attack that it is to affect; else as late as one likes. */
  readonly announced: boolean;
  /** What each attacker suffers, or in words why the points cannot be shared out so. */
  share(
    attackers: readonly Assailant[],
    allocation: Allocation,
  ): { readonly penalties: Readonly<Record<string, number>> } | { readonly why: string };
  /** Whether an attack that showed this may be answered by whoever parries. */
  mayCounter(natural: number, kind: 'melee' | 'missile'): boolean;
  /** Whether somebody so many feet away may be defended too. */
  mayDefend(feet: number): boolean;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly parrying: ParryingRule;
  }
}
