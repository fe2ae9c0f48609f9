import type { Declaration } from '../../../play/index.ts';
import { searchCommands } from './commands.ts';
import { type SearchEvent, searchEvolvers, searchLifts } from './events.ts';
import { searchLegality } from './may.ts';
import { searchOffers } from './offers.ts';
import { searchHandlers } from './search.ts';
import { searchTellers } from './tell.ts';

export const search: Declaration<typeof searchCommands, SearchEvent> = {
  forms: searchCommands,
  may: searchLegality,
  counts: { SearchArea: { by: 'creature', as: 'search' } },
  play: searchHandlers,
  evolve: searchEvolvers,
  lift: searchLifts,
  tell: searchTellers,
  offer: searchOffers,
};
