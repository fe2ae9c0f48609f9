import type { Declaration } from '../../../play/index.ts';
import { drawingsCommands } from './commands.ts';
import { drawingsHandlers } from './drawings.ts';
import { type DrawingsEvent, drawingsEvolvers } from './events.ts';
import { drawingsOffers } from './offers.ts';
import { drawingsShown } from './shown.ts';
import { drawingsTellers } from './tell.ts';

export const drawings: Declaration<typeof drawingsCommands, DrawingsEvent> = {
  forms: drawingsCommands,
  handle: drawingsHandlers,
  evolve: drawingsEvolvers,
  tell: drawingsTellers,
  offer: drawingsOffers,
  shows: { onScene: [drawingsShown] },
};
