import type { Declaration } from '../../../play/index.ts';
import { bombingHandlers } from './bombing.ts';
import { bombingCommands } from './commands.ts';
import { type BombingEvent, bombingEvolvers } from './events.ts';
import { bombingOffers } from './offers.ts';
import { bombingTellers } from './tell.ts';

export const bombing: Declaration<typeof bombingCommands, BombingEvent> = {
  forms: bombingCommands,
  handle: bombingHandlers,
  evolve: bombingEvolvers,
  tell: bombingTellers,
  offer: bombingOffers,
};
