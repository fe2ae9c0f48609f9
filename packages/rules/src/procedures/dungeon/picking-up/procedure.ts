import type { Declaration } from '../../../play/index.ts';
import { pickingUpCommands } from './commands.ts';
import { type PickingUpEvent, pickingUpEvolvers } from './events.ts';
import { pickingUpOffers } from './offers.ts';
import { pickingUpHandlers } from './picking-up.ts';
import { thingsShown } from './shown.ts';
import { pickingUpTellers } from './tell.ts';

export const pickingUp: Declaration<typeof pickingUpCommands, PickingUpEvent> = {
  forms: pickingUpCommands,
  handle: pickingUpHandlers,
  evolve: pickingUpEvolvers,
  tell: pickingUpTellers,
  offer: pickingUpOffers,
  shows: { onScene: [thingsShown] },
};
