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
}

export type LedgerEvent = Paid;

export const ledgerEvolvers: Evolvers<LedgerEvent> = {
  Paid: (state, { type: _, coins, reason: _reason, ...entry }) => ({
    ...withCreature(state, entry.who, (found) => ({ ...found, coins })),
    ledger: [...state.ledger, entry],
  }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly ledger: LedgerEvent;
  }
}
