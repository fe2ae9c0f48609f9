import type { Declaration } from '../../../play/index.ts';
import { retainersCommands } from './commands.ts';
import { type RetainersEvent, retainersEvolvers } from './events.ts';
import { retainersOffers } from './offers.ts';
import { retainersHandlers } from './retainers.ts';
import { retainersShown } from './shown.ts';
import { retainersTellers } from './tell.ts';

export const retainers: Declaration<typeof retainersCommands, RetainersEvent> = {
  forms: retainersCommands,
  handle: retainersHandlers,
  evolve: retainersEvolvers,
  tell: retainersTellers,
  offer: retainersOffers,
  shows: { always: [retainersShown] },
};
