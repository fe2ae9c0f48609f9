import type { Declaration } from '../../../play/index.ts';
import { encumbranceCommands } from './commands.ts';
import { encumbranceHandlers } from './encumbrance.ts';
import { type EncumbranceEvent, encumbranceEvolvers } from './events.ts';
import { encumbranceLegality } from './may.ts';
import { encumbranceOffers } from './offers.ts';
import { encumbranceTellers } from './tell.ts';

export const encumbrance: Declaration<typeof encumbranceCommands, EncumbranceEvent> = {
  forms: encumbranceCommands,
  may: encumbranceLegality,
  play: encumbranceHandlers,
  evolve: encumbranceEvolvers,
  tell: encumbranceTellers,
  offer: encumbranceOffers,
};
