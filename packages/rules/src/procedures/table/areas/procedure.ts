import type { Declaration } from '../../../play/index.ts';
import { areasHandlers } from './areas.ts';
import { areasCommands } from './commands.ts';
import { type AreasEvent, areasEvolvers } from './events.ts';
import { areasOffers } from './offers.ts';
import { areasShown } from './shown.ts';
import { areasTellers } from './tell.ts';

export const areas: Declaration<typeof areasCommands, AreasEvent> = {
  forms: areasCommands,
  handle: areasHandlers,
  evolve: areasEvolvers,
  tell: areasTellers,
  offer: areasOffers,
  shows: { onScene: [areasShown] },
};
