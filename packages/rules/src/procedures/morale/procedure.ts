import type { Declaration } from '../../procedure.ts';
import { type MoraleCommand, moraleCommands } from './commands.ts';
import { type MoraleEvent, moraleEvolvers } from './events.ts';
import { moraleProcedures } from './morale.ts';
import { moraleOffers } from './offers.ts';
import { moraleTellers } from './tell.ts';

export const morale: Declaration<MoraleCommand, MoraleEvent> = {
  forms: moraleCommands,
  play: moraleProcedures,
  evolve: moraleEvolvers,
  tell: moraleTellers,
  offer: moraleOffers,
};
