import type { Declaration } from '../../../play/index.ts';
import { fallingCommands } from './commands.ts';
import { type FallingEvent, fallingEvolvers } from './events.ts';
import { fallingHandlers } from './falling.ts';
import { fallingOffers } from './offers.ts';
import { fallingTellers } from './tell.ts';

export const falling: Declaration<typeof fallingCommands, FallingEvent> = {
  forms: fallingCommands,
  handle: fallingHandlers,
  evolve: fallingEvolvers,
  tell: fallingTellers,
  offer: fallingOffers,
};
