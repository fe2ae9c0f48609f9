import type { Declaration } from '../../../play/index.ts';
import { parryingCommands } from './commands.ts';
import { type ParryingEvent, parryingEvolvers } from './events.ts';
import { parryingOffers } from './offers.ts';
import { parryingHandlers } from './parrying.ts';
import { parryingTellers } from './tell.ts';

export const parrying: Declaration<typeof parryingCommands, ParryingEvent> = {
  forms: parryingCommands,
  handle: parryingHandlers,
  evolve: parryingEvolvers,
  tell: parryingTellers,
  offer: parryingOffers,
};
