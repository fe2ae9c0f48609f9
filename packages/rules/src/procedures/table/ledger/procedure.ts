import type { Declaration } from '../../../play/index.ts';
import { type LedgerEvent, ledgerEvolvers } from './events.ts';
import { ledgerShown } from './shown.ts';
import { ledgerTellers } from './tell.ts';

export const ledger: Declaration<never, LedgerEvent> = {
  evolve: ledgerEvolvers,
  tell: ledgerTellers,
  shows: { always: [ledgerShown] },
};
