import type { Declaration } from '../../procedure.ts';
import { type SneakingCommand, sneakingCommands } from './commands.ts';
import { type SneakingEvent, sneakingEvolvers } from './events.ts';
import { sneakingOffers } from './offers.ts';
import { sneakingProcedures } from './sneaking.ts';
import { sneakingTellers } from './tell.ts';

export const sneaking: Declaration<SneakingCommand, SneakingEvent> = {
  forms: sneakingCommands,
  play: sneakingProcedures,
  evolve: sneakingEvolvers,
  tell: sneakingTellers,
  offer: sneakingOffers,
};
