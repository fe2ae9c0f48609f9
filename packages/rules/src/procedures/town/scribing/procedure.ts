import type { Declaration } from '../../../play/index.ts';
import { scribingCommands } from './commands.ts';
import { type ScribingEvent, scribingEvolvers } from './events.ts';
import { scribingOffers } from './offers.ts';
import { scribingHandlers } from './scribing.ts';
import { scribingTellers } from './tell.ts';

export const scribing: Declaration<typeof scribingCommands, ScribingEvent> = {
  forms: scribingCommands,
  handle: scribingHandlers,
  evolve: scribingEvolvers,
  tell: scribingTellers,
  offer: scribingOffers,
};
