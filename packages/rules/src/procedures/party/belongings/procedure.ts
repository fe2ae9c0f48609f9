import type { Declaration } from '../../../play/index.ts';
import { belongingsHandlers } from './belongings.ts';
import { belongingsCommands } from './commands.ts';
import { type BelongingsEvent, belongingsEvolvers, belongingsLifts } from './events.ts';
import { belongingsOffers } from './offers.ts';
import { belongingsTellers } from './tell.ts';

export const belongings: Declaration<typeof belongingsCommands, BelongingsEvent> = {
  forms: belongingsCommands,
  handle: belongingsHandlers,
  evolve: belongingsEvolvers,
  lift: belongingsLifts,
  tell: belongingsTellers,
  offer: belongingsOffers,
};
