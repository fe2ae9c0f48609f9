import type { Declaration } from '../../../play/index.ts';
import { encumbranceCommands } from './commands.ts';
import { encumbranceHandlers } from './encumbrance.ts';
import { type EncumbranceEvent, encumbranceEvolvers } from './events.ts';
import { encumbranceOffers } from './offers.ts';
import { encumbranceTellers } from './tell.ts';

export const encumbrance: Declaration<typeof encumbranceCommands, EncumbranceEvent> = {
  forms: encumbranceCommands,
  handle: encumbranceHandlers,
  evolve: encumbranceEvolvers,
  tell: encumbranceTellers,
  offer: encumbranceOffers,
};
