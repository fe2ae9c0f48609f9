import type { Declaration } from '../../procedure.ts';
import { type TravelCommand, travelCommands } from './commands.ts';
import { type TravelEvent, travelEvolvers } from './events.ts';
import { travelOffers } from './offers.ts';
import { travelTellers } from './tell.ts';
import { travelProcedures } from './travel.ts';

export const travel: Declaration<TravelCommand, TravelEvent> = {
  forms: travelCommands,
  play: travelProcedures,
  evolve: travelEvolvers,
  tell: travelTellers,
  offer: travelOffers,
};
