import type { Declaration } from '../../procedure.ts';
import { type HoursCommand, hoursCommands } from './commands.ts';
import { type HoursEvent, hoursEvolvers } from './events.ts';
import { hoursProcedures } from './hours.ts';
import { hoursOffers } from './offers.ts';
import { hoursTellers } from './tell.ts';

export const hours: Declaration<HoursCommand, HoursEvent> = {
  forms: hoursCommands,
  play: hoursProcedures,
  evolve: hoursEvolvers,
  tell: hoursTellers,
  offer: hoursOffers,
};
