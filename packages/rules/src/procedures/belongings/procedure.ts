import type { Declaration } from '../../procedure.ts';
import { belongingsProcedures } from './belongings.ts';
import { type BelongingsCommand, belongingsCommands } from './commands.ts';
import { type BelongingsEvent, belongingsEvolvers } from './events.ts';
import { lyingOffers } from './lying-offers.ts';
import { belongingsOffers } from './offers.ts';
import { belongingsTellers } from './tell.ts';

export const belongings: Declaration<BelongingsCommand, BelongingsEvent> = {
  forms: belongingsCommands,
  play: belongingsProcedures,
  evolve: belongingsEvolvers,
  tell: belongingsTellers,
  offer: [lyingOffers, belongingsOffers],
};
