import type { Declaration } from '../../procedure.ts';
import { type TurningCommand, turningCommands } from './commands.ts';
import { type TurningEvent, turningEvolvers } from './events.ts';
import { turningOffers } from './offers.ts';
import { turningTellers } from './tell.ts';
import { turningProcedures } from './turning.ts';

export const turning: Declaration<TurningCommand, TurningEvent> = {
  forms: turningCommands,
  play: turningProcedures,
  evolve: turningEvolvers,
  tell: turningTellers,
  offer: turningOffers,
};
