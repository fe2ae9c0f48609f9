import type { Declaration } from '../../../play/index.ts';
import { chanceCommands } from './commands.ts';
import { type ChanceEvent, chanceEvolvers } from './events.ts';
import { chanceOffers } from './offers.ts';
import { chanceHandlers } from './roll-chance.ts';
import { chanceTellers } from './tell.ts';

export const chance: Declaration<typeof chanceCommands, ChanceEvent> = {
  forms: chanceCommands,
  handle: chanceHandlers,
  evolve: chanceEvolvers,
  tell: chanceTellers,
  offer: chanceOffers,
};
