import type { Declaration } from '../../procedure.ts';
import { type SearchCommand, searchCommands } from './commands.ts';
import { type SearchEvent, searchEvolvers } from './events.ts';
import { searchOffers } from './offers.ts';
import { searchProcedures } from './search.ts';
import { searchTellers } from './tell.ts';

export const search: Declaration<SearchCommand, SearchEvent> = {
  forms: searchCommands,
  play: searchProcedures,
  evolve: searchEvolvers,
  tell: searchTellers,
  offer: searchOffers,
};
