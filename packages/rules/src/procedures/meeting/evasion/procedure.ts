import type { Declaration } from '../../../play/index.ts';
import { evasionCommands } from './commands.ts';
import { evasionHandlers } from './evasion.ts';
import { type EvasionEvent, evasionEvolvers } from './events.ts';
import { evasionOffers } from './offers.ts';
import { evasionTellers } from './tell.ts';

export const evasion: Declaration<typeof evasionCommands, EvasionEvent> = {
  forms: evasionCommands,
  handle: evasionHandlers,
  evolve: evasionEvolvers,
  tell: evasionTellers,
  offer: evasionOffers,
};
