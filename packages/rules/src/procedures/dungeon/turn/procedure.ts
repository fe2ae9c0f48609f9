import type { Declaration } from '../../../play/index.ts';
import { turnCommands } from './commands.ts';
import { type TurnEvent, turnEvolvers } from './events.ts';
import { turnOffers } from './offers.ts';
import { turnTellers } from './tell.ts';
import { countDeed, turnHandlers } from './turn.ts';

export const turn: Declaration<typeof turnCommands, TurnEvent> = {
  forms: turnCommands,
  handle: turnHandlers,
  evolve: turnEvolvers,
  tell: turnTellers,
  offer: turnOffers,
  after: countDeed,
};
