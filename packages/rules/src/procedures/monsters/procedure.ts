import type { Declaration } from '../../procedure.ts';
import { type MonstersCommand, monstersCommands } from './commands.ts';
import { type MonstersEvent, monstersEvolvers } from './events.ts';
import { monstersProcedures } from './monsters.ts';
import { monstersOffers } from './offers.ts';
import { monstersTellers } from './tell.ts';

export const monsters: Declaration<MonstersCommand, MonstersEvent> = {
  forms: monstersCommands,
  play: monstersProcedures,
  evolve: monstersEvolvers,
  tell: monstersTellers,
  offer: monstersOffers,
};
