import type { Declaration } from '../../procedure.ts';
import { type ListeningCommand, listeningCommands } from './commands.ts';
import { type ListeningEvent, listeningEvolvers } from './events.ts';
import { listeningProcedures } from './listening.ts';
import { listeningOffers } from './offers.ts';
import { listeningTellers } from './tell.ts';

export const listening: Declaration<ListeningCommand, ListeningEvent> = {
  forms: listeningCommands,
  play: listeningProcedures,
  evolve: listeningEvolvers,
  tell: listeningTellers,
  offer: listeningOffers,
};
