import type { Declaration } from '../../../play/index.ts';
import { travelCommands } from './commands.ts';
import { type TravelEvent, travelEvolvers } from './events.ts';
import { travelOffers } from './offers.ts';
import { travelTellers } from './tell.ts';
import { travelHandlers } from './travel.ts';

export const travel: Declaration<typeof travelCommands, TravelEvent> = {
  forms: travelCommands,
  handle: travelHandlers,
  evolve: travelEvolvers,
  tell: travelTellers,
  offer: travelOffers,
};
