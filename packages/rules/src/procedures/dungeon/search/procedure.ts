import type { Declaration } from '../../../play/index.ts';
import { searchCommands } from './commands.ts';
import { type SearchEvent, searchEvolvers, searchLifts } from './events.ts';
import { searchOffers } from './offers.ts';
import { searchHandlers } from './search.ts';
import { searchTellers } from './tell.ts';

export const search: Declaration<typeof searchCommands, SearchEvent> = {
  forms: searchCommands,
  handle: searchHandlers,
  evolve: searchEvolvers,
  lift: searchLifts,
  tell: searchTellers,
  offer: searchOffers,
};
