import type { CheckId, CreatureId } from '../../ids.ts';
import type { Ability } from '../../state/creature.ts';

/** An ability check, rolled at once: a player's own without a modifier, the referee's with any that the rules allow. */
export interface CheckAbility {
  readonly type: 'CheckAbility';
  readonly creature: CreatureId;
  readonly ability: Ability;
  /** −4 for an easy task to +4 for a hard one; the referee's to set. */
  readonly modifier: number;
  /** Only the referee sees how it goes. */
  readonly blind: boolean;
  /** What for, in at most 100 characters; may be empty. */
  readonly purpose: string;
}

/** The referee asks for a check, with its difficulty; the player rolls it. */
export interface CallForCheck {
  readonly type: 'CallForCheck';
  readonly creature: CreatureId;
  readonly ability: Ability;
  readonly modifier: number;
  readonly blind: boolean;
  readonly purpose: string;
}

/** The check that was called for is rolled. */
export interface AnswerCheck {
  readonly type: 'AnswerCheck';
  readonly check: CheckId;
}

/** The referee asks for it no longer. */
export interface WithdrawCheck {
  readonly type: 'WithdrawCheck';
  readonly check: CheckId;
}

export type AbilityCheckCommand = CheckAbility | CallForCheck | AnswerCheck | WithdrawCheck;
