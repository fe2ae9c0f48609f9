import type { Declaration } from '../../../play/index.ts';
import { searchCommands } from './commands.ts';
import { type SearchEvent, searchEvolvers } from './events.ts';
import { searchOffers } from './offers.ts';
import { searchHandlers, searchLegality } from './search.ts';
import { searchTellers } from './tell.ts';

export const search: Declaration<typeof searchCommands, SearchEvent> = {
  forms: searchCommands,
  may: searchLegality,
  play: searchHandlers,
  evolve: searchEvolvers,
  tell: searchTellers,
  offer: searchOffers,
};
