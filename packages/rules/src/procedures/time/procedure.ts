import type { Declaration } from '../../procedure.ts';
import { type TimeCommand, timeCommands } from './commands.ts';
import { type TimeEvent, timeEvolvers } from './events.ts';
import { timeOffers } from './offers.ts';
import { timeTellers } from './tell.ts';
import { timeProcedures } from './time.ts';

export const time: Declaration<TimeCommand, TimeEvent> = {
  forms: timeCommands,
  play: timeProcedures,
  evolve: timeEvolvers,
  tell: timeTellers,
  offer: timeOffers,
};
