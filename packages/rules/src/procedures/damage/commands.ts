import type { CreatureId } from '../../ids.ts';
import type { Condition, Save } from '../../state/creature.ts';

/** Something hurts somebody, other than an attack by the rules: a trap, a spell, a fall. Referee. */
export interface DealDamage {
  readonly type: 'DealDamage';
  readonly creature: CreatureId;
  /** Dice notation or a number of hit points. */
  readonly amount: string;
  /** What does it, in words. */
  readonly source: string;
  /** A death by it destroys what is carried (OSE-DTH-02); items save in this category, `none` when it does not. */
  readonly destructive: Save | 'none';
}

/** Magic heals somebody, up to the full hit points (OSE-HEA-02). Referee. */
export interface Heal {
  readonly type: 'Heal';
  readonly creature: CreatureId;
  readonly amount: string;
}

/** The referee says what is wrong with somebody, or no longer is. */
export interface SetCondition {
  readonly type: 'SetCondition';
  readonly creature: CreatureId;
  readonly condition: Condition;
  readonly on: boolean;
}

/** The referee says what guards a monster from critical hits (ERI-CRI-04). */
export interface SetGuard {
  readonly type: 'SetGuard';
  readonly creature: CreatureId;
  readonly guard: 'helmet' | 'scale' | 'none';
}

export type DamageCommand = DealDamage | Heal | SetCondition | SetGuard;
