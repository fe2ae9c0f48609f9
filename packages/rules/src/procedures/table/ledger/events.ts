import type { Roll } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { LedgerEntry } from '../../../state/ledger.ts';
import type { Purse } from '../../../state/purse.ts';
import { withCreature } from '../../../state/read.ts';

/** Somebody paid for something, or owes it. */
export interface Paid extends LedgerEntry {
  readonly type: 'Paid';
  /** What is left in the purse. */
  readonly coins: Purse;
  /** How the sum was found, in words; absent where what it is for says it all. */
  readonly reason?: string;
  /** Thrown for the sum, and the gold pieces that each pip stands for; absent where it was fixed. */
  readonly thrown?: ThrownSum;
}

/** A sum that a die said. */
export interface ThrownSum {
  readonly roll: Roll;
  readonly times: number;
}

export type LedgerEvent = Paid;

export const ledgerEvolvers: Evolvers<LedgerEvent> = {
  Paid: (state, { type: _, coins, reason: _reason, thrown: _thrown, ...entry }) => ({
    ...withCreature(state, entry.who, (found) => ({ ...found, coins })),
    ledger: [...state.ledger, entry],
  }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly ledger: LedgerEvent;
  }
}
