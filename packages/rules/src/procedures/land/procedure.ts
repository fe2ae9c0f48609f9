import type { Declaration } from '../../procedure.ts';
import { type LandCommand, landCommands } from './commands.ts';
import { type LandEvent, landEvolvers } from './events.ts';
import { landProcedures } from './land.ts';
import { landOffers } from './offers.ts';
import { landTellers } from './tell.ts';

export const land: Declaration<LandCommand, LandEvent> = {
  forms: landCommands,
  play: landProcedures,
  evolve: landEvolvers,
  tell: landTellers,
  offer: landOffers,
};
