import type { Declaration } from '../../procedure.ts';
import { type TableCommand, tableCommands } from './commands.ts';
import { type TableEvent, tableEvolvers } from './events.ts';
import { tableOffers } from './offers.ts';
import { tableProcedures } from './table.ts';
import { tableTellers } from './tell.ts';

export const table: Declaration<TableCommand, TableEvent> = {
  forms: tableCommands,
  play: tableProcedures,
  evolve: tableEvolvers,
  tell: tableTellers,
  offer: tableOffers,
};
