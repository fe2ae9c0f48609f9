import type { Declaration } from '../../procedure.ts';
import { type RetainersCommand, retainersCommands } from './commands.ts';
import { type RetainersEvent, retainersEvolvers } from './events.ts';
import { retainersOffers } from './offers.ts';
import { retainersProcedures } from './retainers.ts';
import { retainersTellers } from './tell.ts';

export const retainers: Declaration<RetainersCommand, RetainersEvent> = {
  forms: retainersCommands,
  play: retainersProcedures,
  evolve: retainersEvolvers,
  tell: retainersTellers,
  offer: retainersOffers,
};
