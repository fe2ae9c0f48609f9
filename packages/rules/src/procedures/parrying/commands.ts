import type { CreatureId } from '../../ids.ts';

/**
 * Somebody gives up the round to ward off blows, or shares out more of the four points (ERI-PAR-01, 02). Owner, or
 * referee; before initiative or in the own turn, before the attacker has struck.
 */
export interface Parry {
  readonly type: 'Parry';
  readonly creature: CreatureId;
  readonly against: CreatureId;
  /** 1 up to the points that are left. */
  readonly points: number;
  /** Companions within ten feet who are defended too (ERI-PAR-04). */
  readonly wards: readonly CreatureId[];
}

/** Whoever parries strikes back at one whose die showed a 1 (ERI-PAR-03). Owner, or referee. */
export interface CounterAttack {
  readonly type: 'CounterAttack';
  readonly creature: CreatureId;
  readonly target: CreatureId;
  /** The place in the list of attacks, or the name. */
  readonly attack: number | string;
}

export type ParryingCommand = Parry | CounterAttack;
