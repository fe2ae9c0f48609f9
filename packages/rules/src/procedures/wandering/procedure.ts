import type { Declaration } from '../../procedure.ts';
import { type WanderingCommand, wanderingCommands } from './commands.ts';
import { type WanderingEvent, wanderingEvolvers } from './events.ts';
import { wanderingOffers } from './offers.ts';
import { wanderingTellers } from './tell.ts';
import { wanderingProcedures } from './wandering.ts';

export const wandering: Declaration<WanderingCommand, WanderingEvent> = {
  forms: wanderingCommands,
  play: wanderingProcedures,
  evolve: wanderingEvolvers,
  tell: wanderingTellers,
  offer: wanderingOffers,
};
