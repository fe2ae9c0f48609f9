import type { Declaration } from '../../../play/index.ts';
import { pursuitCommands } from './commands.ts';
import { type PursuitEvent, pursuitEvolvers } from './events.ts';
import { pursuitOffers } from './offers.ts';
import { pursuitFollows } from './on-the-run.ts';
import { pursuitHandlers } from './pursuit.ts';
import { pursuitTellers } from './tell.ts';

export const pursuit: Declaration<typeof pursuitCommands, PursuitEvent> = {
  forms: pursuitCommands,
  handle: pursuitHandlers,
  evolve: pursuitEvolvers,
  tell: pursuitTellers,
  offer: pursuitOffers,
  follows: pursuitFollows,
};
