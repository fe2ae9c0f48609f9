import type { Declaration } from '../../../play/index.ts';
import { randomTableCommands } from './commands.ts';
import { type RandomTableEvent, randomTableEvolvers } from './events.ts';
import { randomTableOffers } from './offers.ts';
import { randomTableHandlers } from './random-tables.ts';
import { randomTablesShown } from './shown.ts';
import { randomTableTellers } from './tell.ts';

export const randomTables: Declaration<typeof randomTableCommands, RandomTableEvent> = {
  forms: randomTableCommands,
  handle: randomTableHandlers,
  evolve: randomTableEvolvers,
  tell: randomTableTellers,
  offer: randomTableOffers,
  shows: { always: [randomTablesShown] },
};
