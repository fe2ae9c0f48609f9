import type { Declaration } from '../../procedure.ts';
import { type TrapsCommand, trapsCommands } from './commands.ts';
import { type TrapsEvent, trapsEvolvers } from './events.ts';
import { trapsOffers } from './offers.ts';
import { trapsTellers } from './tell.ts';
import { trapsProcedures } from './traps.ts';

export const traps: Declaration<TrapsCommand, TrapsEvent> = {
  forms: trapsCommands,
  play: trapsProcedures,
  evolve: trapsEvolvers,
  tell: trapsTellers,
  offer: trapsOffers,
};
