import type { Declaration } from '../../procedure.ts';
import { type ChanceCommand, chanceCommands } from './commands.ts';
import { type ChanceEvent, chanceEvolvers } from './events.ts';
import { chanceOffers } from './offers.ts';
import { chanceProcedures } from './roll-chance.ts';
import { chanceTellers } from './tell.ts';

export const chance: Declaration<ChanceCommand, ChanceEvent> = {
  forms: chanceCommands,
  play: chanceProcedures,
  evolve: chanceEvolvers,
  tell: chanceTellers,
  offer: chanceOffers,
};
