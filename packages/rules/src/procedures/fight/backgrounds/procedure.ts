import type { Declaration } from '../../../play/index.ts';
import { backgroundsHandlers } from './backgrounds.ts';
import { backgroundsCommands } from './commands.ts';
import { type BackgroundsEvent, backgroundsEvolvers } from './events.ts';
import { backgroundsOffers } from './offers.ts';
import { backgroundsTellers } from './tell.ts';

export const backgrounds: Declaration<typeof backgroundsCommands, BackgroundsEvent> = {
  forms: backgroundsCommands,
  handle: backgroundsHandlers,
  evolve: backgroundsEvolvers,
  tell: backgroundsTellers,
  offer: backgroundsOffers,
};
