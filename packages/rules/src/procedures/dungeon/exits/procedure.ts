import type { Declaration } from '../../../play/index.ts';
import { exitsCommands } from './commands.ts';
import { type ExitsEvent, exitsEvolvers } from './events.ts';
import { exitsHandlers } from './exits.ts';
import { exitsOffers } from './offers.ts';
import { exitsTellers } from './tell.ts';

export const exits: Declaration<typeof exitsCommands, ExitsEvent> = {
  forms: exitsCommands,
  handle: exitsHandlers,
  evolve: exitsEvolvers,
  tell: exitsTellers,
  offer: exitsOffers,
};
