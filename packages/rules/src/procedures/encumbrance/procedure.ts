import type { Declaration } from '../../procedure.ts';
import { type EncumbranceCommand, encumbranceCommands } from './commands.ts';
import { encumbranceProcedures } from './encumbrance.ts';
import { type EncumbranceEvent, encumbranceEvolvers } from './events.ts';
import { encumbranceOffers } from './offers.ts';
import { encumbranceTellers } from './tell.ts';

export const encumbrance: Declaration<EncumbranceCommand, EncumbranceEvent> = {
  forms: encumbranceCommands,
  play: encumbranceProcedures,
  evolve: encumbranceEvolvers,
  tell: encumbranceTellers,
  offer: encumbranceOffers,
};
