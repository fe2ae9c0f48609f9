import type { Declaration } from '../../../play/index.ts';
import { timeCommands } from './commands.ts';
import { type TimeEvent, timeEvolvers } from './events.ts';
import { timeOffers } from './offers.ts';
import { timeTellers } from './tell.ts';
import { timeHandlers } from './time.ts';

export const time: Declaration<typeof timeCommands, TimeEvent> = {
  forms: timeCommands,
  handle: timeHandlers,
  evolve: timeEvolvers,
  tell: timeTellers,
  offer: timeOffers,
};
