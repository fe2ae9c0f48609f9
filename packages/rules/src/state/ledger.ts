import type { CreatureId, RuleId } from '../core/index.ts';
import { inUnit } from '../core/time-units.ts';

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

/** A campaign begins at eight in the morning of its first day: nobody sets out at midnight. */
const FIRST_HOUR = 8;

/** Rounds of ten seconds since the midnight before the campaign began, where so many have passed since it did. */
export const sinceMidnight = (rounds: number): number => inUnit(FIRST_HOUR, 'hour', 'round') + rounds;

/** The running day, counted from 1; each begins at midnight. */
export const dayOf = ({ rounds }: { readonly rounds: number }): number =>
  Math.floor(inUnit(sinceMidnight(rounds), 'round', 'day')) + 1;
