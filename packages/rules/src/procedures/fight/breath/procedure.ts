import type { Declaration } from '../../../play/index.ts';
import { breathHandlers } from './breath.ts';
import { breathCommands } from './commands.ts';
import { type BreathEvent, breathEvolvers } from './events.ts';
import { breathLegality } from './may.ts';
import { breathOffers } from './offers.ts';
import { breathTellers } from './tell.ts';

export const breath: Declaration<typeof breathCommands, BreathEvent> = {
  forms: breathCommands,
  may: breathLegality,
  play: breathHandlers,
  evolve: breathEvolvers,
  tell: breathTellers,
  offer: breathOffers,
};
