import type { Declaration } from '../../../play/index.ts';
import { hoardsCommands } from './commands.ts';
import { type HoardsEvent, hoardsEvolvers } from './events.ts';
import { hoardsHandlers } from './hoards.ts';
import { hoardsOffers } from './offers.ts';
import { hoardsShown } from './shown.ts';
import { hoardsTellers } from './tell.ts';

export const hoards: Declaration<typeof hoardsCommands, HoardsEvent> = {
  forms: hoardsCommands,
  handle: hoardsHandlers,
  evolve: hoardsEvolvers,
  tell: hoardsTellers,
  offer: hoardsOffers,
  shows: { onScene: [hoardsShown] },
};
