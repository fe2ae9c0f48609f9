import type { Declaration } from '../../../play/index.ts';
import { tableCommands } from './commands.ts';
import { type TableEvent, tableEvolvers } from './events.ts';
import { tableOffers } from './offers.ts';
import { tableHandlers } from './table.ts';
import { tableTellers } from './tell.ts';

export const table: Declaration<typeof tableCommands, TableEvent> = {
  forms: tableCommands,
  handle: tableHandlers,
  evolve: tableEvolvers,
  tell: tableTellers,
  offer: tableOffers,
};
