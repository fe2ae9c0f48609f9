import type { Declaration } from '../../../play/index.ts';
import { mappingCommands } from './commands.ts';
import { type MappingEvent, mappingEvolvers, mappingLifts } from './events.ts';
import { mappingHandlers } from './mapping.ts';
import { mappingOffers } from './offers.ts';
import { partyMapShown } from './shown.ts';
import { mappingTellers } from './tell.ts';

export const mapping: Declaration<typeof mappingCommands, MappingEvent> = {
  forms: mappingCommands,
  handle: mappingHandlers,
  evolve: mappingEvolvers,
  lift: mappingLifts,
  tell: mappingTellers,
  offer: mappingOffers,
  shows: { always: [partyMapShown] },
};
