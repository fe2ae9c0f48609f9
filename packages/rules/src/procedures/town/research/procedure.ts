import type { Declaration } from '../../../play/index.ts';
import { researchCommands } from './commands.ts';
import { type ResearchEvent, researchEvolvers } from './events.ts';
import { researchOffers } from './offers.ts';
import { researchHandlers } from './research.ts';
import { pursuitsShown } from './shown.ts';
import { researchTellers } from './tell.ts';

export const research: Declaration<typeof researchCommands, ResearchEvent> = {
  forms: researchCommands,
  handle: researchHandlers,
  evolve: researchEvolvers,
  tell: researchTellers,
  offer: researchOffers,
  shows: { always: [pursuitsShown] },
};
