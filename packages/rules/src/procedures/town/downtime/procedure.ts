import type { Declaration } from '../../../play/index.ts';
import { downtimeCommands } from './commands.ts';
import { downtimeHandlers } from './downtime.ts';
import { type DowntimeEvent, downtimeEvolvers } from './events.ts';
import { downtimeLegality } from './may.ts';
import { downtimeOffers } from './offers.ts';
import { downtimeShown } from './shown.ts';
import { downtimeTellers } from './tell.ts';

export const downtime: Declaration<typeof downtimeCommands, DowntimeEvent> = {
  forms: downtimeCommands,
  may: downtimeLegality,
  play: downtimeHandlers,
  evolve: downtimeEvolvers,
  tell: downtimeTellers,
  offer: downtimeOffers,
  shows: { always: [downtimeShown] },
};
