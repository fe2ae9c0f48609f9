import type { Declaration } from '../../procedure.ts';
import { type DoorsCommand, doorsCommands } from './commands.ts';
import { doorsProcedures } from './doors.ts';
import { type DoorsEvent, doorsEvolvers } from './events.ts';
import { doorsOffers } from './offers.ts';
import { doorsTellers } from './tell.ts';

export const doors: Declaration<DoorsCommand, DoorsEvent> = {
  forms: doorsCommands,
  play: doorsProcedures,
  evolve: doorsEvolvers,
  tell: doorsTellers,
  offer: doorsOffers,
};
