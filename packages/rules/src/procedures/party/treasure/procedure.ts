import type { Declaration } from '../../../play/index.ts';
import { treasureCommands } from './commands.ts';
import { type TreasureEvent, treasureEvolvers } from './events.ts';
import { treasureOffers } from './offers.ts';
import { treasureTellers } from './tell.ts';
import { treasureHandlers } from './treasure.ts';

export const treasure: Declaration<typeof treasureCommands, TreasureEvent> = {
  forms: treasureCommands,
  handle: treasureHandlers,
  evolve: treasureEvolvers,
  tell: treasureTellers,
  offer: treasureOffers,
};
