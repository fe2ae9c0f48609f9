import type { Declaration } from '../../procedure.ts';
import { type PursuitCommand, pursuitCommands } from './commands.ts';
import { type PursuitEvent, pursuitEvolvers } from './events.ts';
import { pursuitOffers } from './offers.ts';
import { pursuitProcedures } from './pursuit.ts';
import { pursuitTellers } from './tell.ts';

export const pursuit: Declaration<PursuitCommand, PursuitEvent> = {
  forms: pursuitCommands,
  play: pursuitProcedures,
  evolve: pursuitEvolvers,
  tell: pursuitTellers,
  offer: pursuitOffers,
};
