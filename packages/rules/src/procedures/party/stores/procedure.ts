import type { Declaration } from '../../../play/index.ts';
import { storesCommands } from './commands.ts';
import { type StoresEvent, storesEvolvers } from './events.ts';
import { storesOffers } from './offers.ts';
import { storesHandlers } from './stores.ts';
import { storesTellers } from './tell.ts';

export const stores: Declaration<typeof storesCommands, StoresEvent> = {
  forms: storesCommands,
  handle: storesHandlers,
  evolve: storesEvolvers,
  tell: storesTellers,
  offer: storesOffers,
};
