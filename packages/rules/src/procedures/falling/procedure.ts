import type { Declaration } from '../../procedure.ts';
import { type FallingCommand, fallingCommands } from './commands.ts';
import { type FallingEvent, fallingEvolvers } from './events.ts';
import { fallingProcedures } from './falling.ts';
import { fallingOffers } from './offers.ts';
import { fallingTellers } from './tell.ts';

export const falling: Declaration<FallingCommand, FallingEvent> = {
  forms: fallingCommands,
  play: fallingProcedures,
  evolve: fallingEvolvers,
  tell: fallingTellers,
  offer: fallingOffers,
};
