import type { Declaration } from '../../../play/index.ts';
import { speechCommands } from './commands.ts';
import { type SpeechEvent, speechEvolvers } from './events.ts';
import { speechLegality } from './may.ts';
import { speechOffers } from './offers.ts';
import { speechHandlers } from './speech.ts';
import { speechTellers } from './tell.ts';

export const speech: Declaration<typeof speechCommands, SpeechEvent> = {
  forms: speechCommands,
  may: speechLegality,
  play: speechHandlers,
  evolve: speechEvolvers,
  tell: speechTellers,
  offer: speechOffers,
};
