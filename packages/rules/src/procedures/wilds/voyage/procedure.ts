import type { Declaration } from '../../../play/index.ts';
import { voyageCommands } from './commands.ts';
import { type VoyageEvent, voyageEvolvers } from './events.ts';
import { voyageLegality } from './may.ts';
import { voyageOffers } from './offers.ts';
import { voyageTellers } from './tell.ts';
import { voyageHandlers } from './voyage.ts';

export const voyage: Declaration<typeof voyageCommands, VoyageEvent> = {
  forms: voyageCommands,
  may: voyageLegality,
  play: voyageHandlers,
  evolve: voyageEvolvers,
  tell: voyageTellers,
  offer: voyageOffers,
};
