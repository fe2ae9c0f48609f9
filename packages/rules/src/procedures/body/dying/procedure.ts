import type { Declaration } from '../../../play/index.ts';
import { dyingCommands } from './commands.ts';
import { type DyingEvent, dyingEvolvers } from './events.ts';
import { dyingOffers } from './offers.ts';
import { dyingHandlers } from './raising.ts';
import { dyingTellers } from './tell.ts';

export const dying: Declaration<typeof dyingCommands, DyingEvent> = {
  forms: dyingCommands,
  handle: dyingHandlers,
  evolve: dyingEvolvers,
  tell: dyingTellers,
  offer: dyingOffers,
};
