import type { Declaration } from '../../../play/index.ts';
import { wanderingCommands } from './commands.ts';
import { type WanderingEvent, wanderingEvolvers } from './events.ts';
import { wanderingOffers } from './offers.ts';
import { wanderingTellers } from './tell.ts';
import { wanderingFollows, wanderingHandlers } from './wandering.ts';

export const wandering: Declaration<typeof wanderingCommands, WanderingEvent> = {
  forms: wanderingCommands,
  handle: wanderingHandlers,
  evolve: wanderingEvolvers,
  tell: wanderingTellers,
  offer: wanderingOffers,
  follows: wanderingFollows,
};
