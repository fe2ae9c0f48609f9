import type { Declaration } from '../../../play/index.ts';
import { landCommands } from './commands.ts';
import { type LandEvent, landEvolvers } from './events.ts';
import { landHandlers } from './land.ts';
import { landOffers } from './offers.ts';
import { landShown } from './shown.ts';
import { landTellers } from './tell.ts';

export const land: Declaration<typeof landCommands, LandEvent> = {
  forms: landCommands,
  handle: landHandlers,
  evolve: landEvolvers,
  tell: landTellers,
  offer: landOffers,
  shows: { always: [landShown] },
};
