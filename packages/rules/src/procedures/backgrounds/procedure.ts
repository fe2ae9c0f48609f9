import type { Declaration } from '../../procedure.ts';
import { backgroundsProcedures } from './backgrounds.ts';
import { type BackgroundsCommand, backgroundsCommands } from './commands.ts';
import { type BackgroundsEvent, backgroundsEvolvers } from './events.ts';
import { backgroundsOffers } from './offers.ts';
import { backgroundsTellers } from './tell.ts';

export const backgrounds: Declaration<BackgroundsCommand, BackgroundsEvent> = {
  forms: backgroundsCommands,
  play: backgroundsProcedures,
  evolve: backgroundsEvolvers,
  tell: backgroundsTellers,
  offer: backgroundsOffers,
};
