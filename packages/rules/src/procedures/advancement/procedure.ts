import type { Declaration } from '../../procedure.ts';
import { type AdvancementCommand, advancementCommands } from './commands.ts';
import { type AdvancementEvent, advancementEvolvers } from './events.ts';
import { advancementProcedures } from './level-up.ts';
import { advancementOffers } from './offers.ts';
import { advancementTellers } from './tell.ts';

export const advancement: Declaration<AdvancementCommand, AdvancementEvent> = {
  forms: advancementCommands,
  play: advancementProcedures,
  evolve: advancementEvolvers,
  tell: advancementTellers,
  offer: advancementOffers,
};
