import type { Declaration } from '../../../play/index.ts';
import { breathInAreaOffers } from './area-offers.ts';
import { breathHandlers } from './breath.ts';
import { breathCommands } from './commands.ts';
import { type BreathEvent, breathEvolvers } from './events.ts';
import { breathOffers } from './offers.ts';
import { breathTellers } from './tell.ts';

export const breath: Declaration<typeof breathCommands, BreathEvent> = {
  forms: breathCommands,
  handle: breathHandlers,
  evolve: breathEvolvers,
  tell: breathTellers,
  offer: (state, seat) => [...breathOffers(state, seat), ...breathInAreaOffers(state, seat)],
};
