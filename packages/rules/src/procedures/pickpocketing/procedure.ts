import type { Declaration } from '../../procedure.ts';
import { type PickpocketingCommand, pickpocketingCommands } from './commands.ts';
import { type PickpocketingEvent, pickpocketingEvolvers } from './events.ts';
import { pickpocketingOffers } from './offers.ts';
import { pickpocketingProcedures } from './pickpocketing.ts';
import { pickpocketingTellers } from './tell.ts';

export const pickpocketing: Declaration<PickpocketingCommand, PickpocketingEvent> = {
  forms: pickpocketingCommands,
  play: pickpocketingProcedures,
  evolve: pickpocketingEvolvers,
  tell: pickpocketingTellers,
  offer: pickpocketingOffers,
};
