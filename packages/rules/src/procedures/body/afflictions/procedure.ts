import type { Declaration } from '../../../play/index.ts';
import { afflictionsHandlers } from './afflictions.ts';
import { afflictionsCommands } from './commands.ts';
import { type AfflictionsEvent, afflictionsEvolvers } from './events.ts';
import { afflictionsOffers } from './offers.ts';
import { afflictionsTellers } from './tell.ts';

export const afflictions: Declaration<typeof afflictionsCommands, AfflictionsEvent> = {
  forms: afflictionsCommands,
  handle: afflictionsHandlers,
  evolve: afflictionsEvolvers,
  tell: afflictionsTellers,
  offer: afflictionsOffers,
};
