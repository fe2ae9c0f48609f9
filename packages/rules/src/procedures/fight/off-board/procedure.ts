import type { Declaration } from '../../../play/index.ts';
import { offBoardCommands } from './commands.ts';
import { type OffBoardEvent, offBoardEvolvers } from './events.ts';
import { offBoardHandlers } from './off-board.ts';
import { offBoardOffers } from './offers.ts';
import { offBoardTellers } from './tell.ts';

export const offBoard: Declaration<typeof offBoardCommands, OffBoardEvent> = {
  forms: offBoardCommands,
  handle: offBoardHandlers,
  evolve: offBoardEvolvers,
  tell: offBoardTellers,
  offer: offBoardOffers,
};
