import type { Declaration } from '../../../play/index.ts';
import { castawaysHandlers } from './castaways.ts';
import { castawaysCommands } from './commands.ts';
import { type CastawaysEvent, castawaysEvolvers } from './events.ts';
import { castawaysOffers } from './offers.ts';
import { castawaysTellers } from './tell.ts';

export const castaways: Declaration<typeof castawaysCommands, CastawaysEvent> = {
  forms: castawaysCommands,
  handle: castawaysHandlers,
  evolve: castawaysEvolvers,
  tell: castawaysTellers,
  offer: castawaysOffers,
};
