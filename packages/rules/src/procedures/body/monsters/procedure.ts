import type { Declaration } from '../../../play/index.ts';
import { monstersCommands } from './commands.ts';
import { type MonstersEvent, monstersEvolvers } from './events.ts';
import { monstersHandlers } from './monsters.ts';
import { monstersOffers } from './offers.ts';
import { monstersTellers } from './tell.ts';

export const monsters: Declaration<typeof monstersCommands, MonstersEvent> = {
  forms: monstersCommands,
  handle: monstersHandlers,
  evolve: monstersEvolvers,
  tell: monstersTellers,
  offer: monstersOffers,
};
