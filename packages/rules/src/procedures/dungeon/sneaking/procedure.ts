import type { Declaration } from '../../../play/index.ts';
import { sneakingCommands } from './commands.ts';
import { type SneakingEvent, sneakingEvolvers, sneakingLifts } from './events.ts';
import { sneakingOffers } from './offers.ts';
import { sneakingHandlers } from './sneaking.ts';
import { sneakingTellers } from './tell.ts';

export const sneaking: Declaration<typeof sneakingCommands, SneakingEvent> = {
  forms: sneakingCommands,
  handle: sneakingHandlers,
  evolve: sneakingEvolvers,
  lift: sneakingLifts,
  tell: sneakingTellers,
  offer: sneakingOffers,
};
