import type { Declaration } from '../../../play/index.ts';
import { tableCommands } from './commands.ts';
import { type TableEvent, tableEvolvers } from './events.ts';
import { tableLegality } from './may.ts';
import { tableOffers } from './offers.ts';
import { tableHandlers } from './table.ts';
import { tableTellers } from './tell.ts';

export const table: Declaration<typeof tableCommands, TableEvent> = {
  forms: tableCommands,
  may: tableLegality,
  play: tableHandlers,
  evolve: tableEvolvers,
  tell: tableTellers,
  offer: tableOffers,
};
