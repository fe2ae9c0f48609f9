import type { Declaration } from '../../procedure.ts';
import { type SpeechCommand, speechCommands } from './commands.ts';
import { type SpeechEvent, speechEvolvers } from './events.ts';
import { speechOffers } from './offers.ts';
import { speechProcedures } from './speech.ts';
import { speechTellers } from './tell.ts';

export const speech: Declaration<SpeechCommand, SpeechEvent> = {
  forms: speechCommands,
  play: speechProcedures,
  evolve: speechEvolvers,
  tell: speechTellers,
  offer: speechOffers,
};
