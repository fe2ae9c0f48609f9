import type { Declaration } from '../../../play/index.ts';
import { doorsCommands } from './commands.ts';
import { doorsHandlers } from './doors.ts';
import { type DoorsEvent, doorsEvolvers } from './events.ts';
import { doorsOffers } from './offers.ts';
import { doorsTellers } from './tell.ts';

export const doors: Declaration<typeof doorsCommands, DoorsEvent> = {
  forms: doorsCommands,
  handle: doorsHandlers,
  evolve: doorsEvolvers,
  tell: doorsTellers,
  offer: doorsOffers,
};
