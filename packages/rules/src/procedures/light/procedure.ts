import type { Declaration } from '../../procedure.ts';
import { type LightCommand, lightCommands } from './commands.ts';
import { type LightEvent, lightEvolvers } from './events.ts';
import { lightProcedures } from './light.ts';
import { lightOffers } from './offers.ts';
import { lightTellers } from './tell.ts';

export const light: Declaration<LightCommand, LightEvent> = {
  forms: lightCommands,
  play: lightProcedures,
  evolve: lightEvolvers,
  tell: lightTellers,
  offer: lightOffers,
};
