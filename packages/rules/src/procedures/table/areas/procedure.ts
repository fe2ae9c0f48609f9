import type { Declaration } from '../../../play/index.ts';
import { areasHandlers } from './areas.ts';
import { areasCommands } from './commands.ts';
import { type AreasEvent, areasEvolvers } from './events.ts';
import { mayPlaceArea, mayRemoveArea } from './may.ts';
import { areasOffers } from './offers.ts';
import { areasShown } from './shown.ts';
import { areasTellers } from './tell.ts';

export const areas: Declaration<typeof areasCommands, AreasEvent> = {
  forms: areasCommands,
  may: { PlaceArea: mayPlaceArea, RemoveArea: mayRemoveArea },
  play: areasHandlers,
  evolve: areasEvolvers,
  tell: areasTellers,
  offer: areasOffers,
  anywhere: ['RemoveArea'],
  shows: { onScene: [areasShown] },
};
