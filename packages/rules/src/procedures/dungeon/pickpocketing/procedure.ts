import type { Declaration } from '../../../play/index.ts';
import { pickpocketingCommands } from './commands.ts';
import { type PickpocketingEvent, pickpocketingEvolvers } from './events.ts';
import { pickpocketingOffers } from './offers.ts';
import { pickpocketingHandlers } from './pickpocketing.ts';
import { pickpocketingTellers } from './tell.ts';

export const pickpocketing: Declaration<typeof pickpocketingCommands, PickpocketingEvent> = {
  forms: pickpocketingCommands,
  handle: pickpocketingHandlers,
  evolve: pickpocketingEvolvers,
  tell: pickpocketingTellers,
  offer: pickpocketingOffers,
};
