import type { Declaration } from '../../../play/index.ts';
import { voyageCommands } from './commands.ts';
import { type VoyageEvent, voyageEvolvers } from './events.ts';
import { voyageOffers } from './offers.ts';
import { voyageTellers } from './tell.ts';
import { voyageHandlers } from './voyage.ts';

export const voyage: Declaration<typeof voyageCommands, VoyageEvent> = {
  forms: voyageCommands,
  handle: voyageHandlers,
  evolve: voyageEvolvers,
  tell: voyageTellers,
  offer: voyageOffers,
};
