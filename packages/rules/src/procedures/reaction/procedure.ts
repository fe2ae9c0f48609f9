import type { Declaration } from '../../procedure.ts';
import { type ReactionCommand, reactionCommands } from './commands.ts';
import { type ReactionEvent, reactionEvolvers } from './events.ts';
import { reactionOffers } from './offers.ts';
import { reactionProcedures } from './reaction.ts';
import { reactionTellers } from './tell.ts';

export const reaction: Declaration<ReactionCommand, ReactionEvent> = {
  forms: reactionCommands,
  play: reactionProcedures,
  evolve: reactionEvolvers,
  tell: reactionTellers,
  offer: reactionOffers,
};
