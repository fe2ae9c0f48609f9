import type { Declaration } from '../../procedure.ts';
import { type DowntimeCommand, downtimeCommands } from './commands.ts';
import { downtimeProcedures } from './downtime.ts';
import { type DowntimeEvent, downtimeEvolvers } from './events.ts';
import { downtimeOffers } from './offers.ts';
import { downtimeTellers } from './tell.ts';

export const downtime: Declaration<DowntimeCommand, DowntimeEvent> = {
  forms: downtimeCommands,
  play: downtimeProcedures,
  evolve: downtimeEvolvers,
  tell: downtimeTellers,
  offer: downtimeOffers,
};
