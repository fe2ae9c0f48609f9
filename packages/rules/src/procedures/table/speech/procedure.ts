import type { Declaration } from '../../../play/index.ts';
import { speechCommands } from './commands.ts';
import { type SpeechEvent, speechEvolvers } from './events.ts';
import { speechOffers } from './offers.ts';
import { speechHandlers } from './speech.ts';
import { speechTellers } from './tell.ts';

export const speech: Declaration<typeof speechCommands, SpeechEvent> = {
  forms: speechCommands,
  handle: speechHandlers,
  evolve: speechEvolvers,
  tell: speechTellers,
  offer: speechOffers,
};
