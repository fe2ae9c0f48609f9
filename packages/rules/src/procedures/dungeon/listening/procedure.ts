import type { Declaration } from '../../../play/index.ts';
import { listeningCommands } from './commands.ts';
import { type ListeningEvent, listeningEvolvers } from './events.ts';
import { listeningHandlers } from './listening.ts';
import { listeningOffers } from './offers.ts';
import { listeningTellers } from './tell.ts';

export const listening: Declaration<typeof listeningCommands, ListeningEvent> = {
  forms: listeningCommands,
  handle: listeningHandlers,
  evolve: listeningEvolvers,
  tell: listeningTellers,
  offer: listeningOffers,
};
