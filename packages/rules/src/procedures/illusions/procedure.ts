import type { Declaration } from '../../procedure.ts';
import { type IllusionsCommand, illusionsCommands } from './commands.ts';
import { type IllusionsEvent, illusionsEvolvers } from './events.ts';
import { illusionsProcedures } from './illusions.ts';
import { illusionsOffers } from './offers.ts';
import { illusionsTellers } from './tell.ts';

export const illusions: Declaration<IllusionsCommand, IllusionsEvent> = {
  forms: illusionsCommands,
  play: illusionsProcedures,
  evolve: illusionsEvolvers,
  tell: illusionsTellers,
  offer: illusionsOffers,
};
