import type { Declaration } from '../../procedure.ts';
import { type ParryingCommand, parryingCommands } from './commands.ts';
import { type ParryingEvent, parryingEvolvers } from './events.ts';
import { parryingOffers } from './offers.ts';
import { parryingProcedures } from './parrying.ts';
import { parryingTellers } from './tell.ts';

export const parrying: Declaration<ParryingCommand, ParryingEvent> = {
  forms: parryingCommands,
  play: parryingProcedures,
  evolve: parryingEvolvers,
  tell: parryingTellers,
  offer: parryingOffers,
};
