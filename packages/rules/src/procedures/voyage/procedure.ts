import type { Declaration } from '../../procedure.ts';
import { type VoyageCommand, voyageCommands } from './commands.ts';
import { type VoyageEvent, voyageEvolvers } from './events.ts';
import { voyageOffers } from './offers.ts';
import { voyageTellers } from './tell.ts';
import { voyageProcedures } from './voyage.ts';

export const voyage: Declaration<VoyageCommand, VoyageEvent> = {
  forms: voyageCommands,
  play: voyageProcedures,
  evolve: voyageEvolvers,
  tell: voyageTellers,
  offer: voyageOffers,
};
