import type { Declaration } from '../../../play/index.ts';
import { illusionsCommands } from './commands.ts';
import { type IllusionsEvent, illusionsEvolvers } from './events.ts';
import { illusionsHandlers } from './illusions.ts';
import { illusionsOffers } from './offers.ts';
import { illusionsTellers } from './tell.ts';

export const illusions: Declaration<typeof illusionsCommands, IllusionsEvent> = {
  forms: illusionsCommands,
  handle: illusionsHandlers,
  evolve: illusionsEvolvers,
  tell: illusionsTellers,
  offer: illusionsOffers,
};
