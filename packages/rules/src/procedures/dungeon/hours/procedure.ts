import type { Declaration } from '../../../play/index.ts';
import { hoursCommands } from './commands.ts';
import { type HoursEvent, hoursEvolvers } from './events.ts';
import { hoursHandlers } from './hours.ts';
import { hoursOffers } from './offers.ts';
import { hoursTellers } from './tell.ts';

export const hours: Declaration<typeof hoursCommands, HoursEvent> = {
  forms: hoursCommands,
  handle: hoursHandlers,
  evolve: hoursEvolvers,
  tell: hoursTellers,
  offer: hoursOffers,
};
