import type { Declaration } from '../../procedure.ts';
import { bombingProcedures } from './bombing.ts';
import { type BombingCommand, bombingCommands } from './commands.ts';
import { type BombingEvent, bombingEvolvers } from './events.ts';
import { bombingOffers } from './offers.ts';
import { bombingTellers } from './tell.ts';

export const bombing: Declaration<BombingCommand, BombingEvent> = {
  forms: bombingCommands,
  play: bombingProcedures,
  evolve: bombingEvolvers,
  tell: bombingTellers,
  offer: bombingOffers,
};
