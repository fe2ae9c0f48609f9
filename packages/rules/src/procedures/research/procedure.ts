import type { Declaration } from '../../procedure.ts';
import { type ResearchCommand, researchCommands } from './commands.ts';
import { type ResearchEvent, researchEvolvers } from './events.ts';
import { researchOffers } from './offers.ts';
import { researchProcedures } from './research.ts';
import { researchTellers } from './tell.ts';

export const research: Declaration<ResearchCommand, ResearchEvent> = {
  forms: researchCommands,
  play: researchProcedures,
  evolve: researchEvolvers,
  tell: researchTellers,
  offer: researchOffers,
};
