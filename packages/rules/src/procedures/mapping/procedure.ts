import type { Declaration } from '../../procedure.ts';
import { type MappingCommand, mappingCommands } from './commands.ts';
import { type MappingEvent, mappingEvolvers } from './events.ts';
import { mappingProcedures } from './mapping.ts';
import { mappingOffers } from './offers.ts';
import { mappingTellers } from './tell.ts';

export const mapping: Declaration<MappingCommand, MappingEvent> = {
  forms: mappingCommands,
  play: mappingProcedures,
  evolve: mappingEvolvers,
  tell: mappingTellers,
  offer: mappingOffers,
};
