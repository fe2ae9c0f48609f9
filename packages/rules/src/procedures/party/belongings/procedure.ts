import type { Declaration } from '../../../play/index.ts';
import { belongingsHandlers } from './belongings.ts';
import { belongingsCommands } from './commands.ts';
import { type BelongingsEvent, belongingsEvolvers } from './events.ts';
import { belongingsOffers } from './offers.ts';
import { belongingsTellers } from './tell.ts';

export const belongings: Declaration<typeof belongingsCommands, BelongingsEvent> = {
  forms: belongingsCommands,
  play: belongingsHandlers,
  evolve: belongingsEvolvers,
  tell: belongingsTellers,
  offer: belongingsOffers,
};
