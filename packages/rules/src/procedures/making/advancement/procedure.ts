import type { Declaration } from '../../../play/index.ts';
import { advancementCommands } from './commands.ts';
import { type AdvancementEvent, advancementEvolvers } from './events.ts';
import { advancementHandlers } from './level-up.ts';
import { advancementOffers } from './offers.ts';
import { advancementTellers } from './tell.ts';

export const advancement: Declaration<typeof advancementCommands, AdvancementEvent> = {
  forms: advancementCommands,
  handle: advancementHandlers,
  evolve: advancementEvolvers,
  tell: advancementTellers,
  offer: advancementOffers,
};
