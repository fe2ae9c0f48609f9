import type { Declaration } from '../../../play/index.ts';
import { moraleCommands } from './commands.ts';
import { type MoraleEvent, moraleEvolvers } from './events.ts';
import { moraleHandlers } from './morale.ts';
import { moraleOffers } from './offers.ts';
import { moraleTellers } from './tell.ts';

export const morale: Declaration<typeof moraleCommands, MoraleEvent> = {
  forms: moraleCommands,
  play: moraleHandlers,
  evolve: moraleEvolvers,
  tell: moraleTellers,
  offer: moraleOffers,
};
