import type { Declaration } from '../../../play/index.ts';
import { reactionCommands } from './commands.ts';
import { type ReactionEvent, reactionEvolvers } from './events.ts';
import { reactionOffers } from './offers.ts';
import { reactionHandlers } from './reaction.ts';
import { reactionTellers } from './tell.ts';

export const reaction: Declaration<typeof reactionCommands, ReactionEvent> = {
  forms: reactionCommands,
  handle: reactionHandlers,
  evolve: reactionEvolvers,
  tell: reactionTellers,
  offer: reactionOffers,
};
