import type { Declaration } from '../../procedure.ts';
import { type GrapplingCommand, grapplingCommands } from './commands.ts';
import { type GrapplingEvent, grapplingEvolvers } from './events.ts';
import { grapplingProcedures } from './grappling.ts';
import { grapplingOffers } from './offers.ts';
import { grapplingTellers } from './tell.ts';

export const grappling: Declaration<GrapplingCommand, GrapplingEvent> = {
  forms: grapplingCommands,
  play: grapplingProcedures,
  evolve: grapplingEvolvers,
  tell: grapplingTellers,
  offer: grapplingOffers,
};
