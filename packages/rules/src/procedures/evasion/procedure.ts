import type { Declaration } from '../../procedure.ts';
import { type EvasionCommand, evasionCommands } from './commands.ts';
import { evasionProcedures } from './evasion.ts';
import { type EvasionEvent, evasionEvolvers } from './events.ts';
import { evasionOffers } from './offers.ts';
import { evasionTellers } from './tell.ts';

export const evasion: Declaration<EvasionCommand, EvasionEvent> = {
  forms: evasionCommands,
  play: evasionProcedures,
  evolve: evasionEvolvers,
  tell: evasionTellers,
  offer: evasionOffers,
};
