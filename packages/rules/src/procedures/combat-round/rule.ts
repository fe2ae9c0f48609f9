import type { Declaration } from '../../state/encounter.ts';

export const PHASES = ['morale', 'movement', 'missile', 'spells', 'melee'] as const;
export type Phase = (typeof PHASES)[number];

/** Something done in a round that may have had to be declared. */
export type RoundAction = 'cast' | 'meleeMove' | 'melee' | 'missile' | 'move' | 'item';

/** What a ruleset says about the order of a round. */
export interface CombatRoundRule {
  /** The steps of a round, and the phases of each side's action, in their order. */
  readonly steps: readonly string[];
  readonly phases: readonly Phase[];
  /** Whether this may be done, declared before initiative or not. */
  mayDo(action: RoundAction, declared: boolean): boolean;
  /** Feet (or yards) one may move away from melee by a declared move. */
  withdrawal(
    encounterRate: number,
    clearBehind: boolean,
    declared: boolean,
  ): { readonly allowed: boolean; readonly max: number };
  retreat(encounterRate: number, declared: boolean): { readonly allowed: boolean; readonly max: number };
  /** What retreating costs: whether one may attack, and what those who attack one get. */
  readonly retreatCost: { readonly mayAttack: boolean; readonly enemyAttackBonus: number };
  /** Whether moving so, one may also act. */
  mayActMoving(action: 'melee' | 'missile' | 'cast', moved: boolean, retreating: boolean): boolean;
  /** Whether a declared spell is ruined by what befell the caster before the own turn. */
  disrupts(lostInitiative: boolean, events: readonly CasterEvent[]): boolean;
}

/** What may befall a caster. */
export type CasterEvent = 'hit' | 'miss' | 'save-failed' | 'save-made';

export type Declared = Declaration['action'];
