import type { Declaration } from '../../procedure.ts';
import { afflictionsProcedures } from './afflictions.ts';
import { type AfflictionsCommand, afflictionsCommands } from './commands.ts';
import { type AfflictionsEvent, afflictionsEvolvers } from './events.ts';
import { afflictionsOffers } from './offers.ts';
import { afflictionsTellers } from './tell.ts';

export const afflictions: Declaration<AfflictionsCommand, AfflictionsEvent> = {
  forms: afflictionsCommands,
  play: afflictionsProcedures,
  evolve: afflictionsEvolvers,
  tell: afflictionsTellers,
  offer: afflictionsOffers,
};
