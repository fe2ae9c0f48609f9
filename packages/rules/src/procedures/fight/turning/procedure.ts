import type { Declaration } from '../../../play/index.ts';
import { turningCommands } from './commands.ts';
import { type TurningEvent, turningEvolvers } from './events.ts';
import { turningOffers } from './offers.ts';
import { turningTellers } from './tell.ts';
import { turningHandlers } from './turning.ts';

export const turning: Declaration<typeof turningCommands, TurningEvent> = {
  forms: turningCommands,
  handle: turningHandlers,
  evolve: turningEvolvers,
  tell: turningTellers,
  offer: turningOffers,
};
