import type { CreatureId, RuleId } from '../core/index.ts';

/** A payment, or a debt. */
export interface LedgerEntry {
  /** Days since the campaign began, from 1. */
  readonly day: number;
  readonly who: CreatureId;
  readonly name: string;
  readonly what: string;
  readonly copper: number;
  /** It could not be paid, and is owed. */
  readonly owed: boolean;
  readonly rule: RuleId;
  /** All at the table may read it. */
  readonly open: boolean;
}

const ROUNDS_PER_DAY = 8640;

/** The running day, counted from 1. */
export const dayOf = ({ rounds }: { readonly rounds: number }): number => Math.floor(rounds / ROUNDS_PER_DAY) + 1;
