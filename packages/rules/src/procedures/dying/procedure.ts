import type { Declaration } from '../../procedure.ts';
import { type DyingCommand, dyingCommands } from './commands.ts';
import { type DyingEvent, dyingEvolvers } from './events.ts';
import { dyingOffers } from './offers.ts';
import { dyingProcedures } from './raising.ts';
import { dyingTellers } from './tell.ts';

export const dying: Declaration<DyingCommand, DyingEvent> = {
  forms: dyingCommands,
  play: dyingProcedures,
  evolve: dyingEvolvers,
  tell: dyingTellers,
  offer: dyingOffers,
};
