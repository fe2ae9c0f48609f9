import type { Declaration } from '../../../play/index.ts';
import { fallenCommands } from './commands.ts';
import { type FallenEvent, fallenEvolvers } from './events.ts';
import { bearAlong, fallenHandlers } from './fallen.ts';
import { fallenOffers } from './offers.ts';
import { fallenTellers } from './tell.ts';

export const fallen: Declaration<typeof fallenCommands, FallenEvent> = {
  forms: fallenCommands,
  handle: fallenHandlers,
  evolve: fallenEvolvers,
  tell: fallenTellers,
  offer: fallenOffers,
  after: bearAlong,
};
