import type { Declaration } from '../../../play/index.ts';
import { attackHandlers } from './attack.ts';
import { attackCommands } from './commands.ts';
import { type AttackEvent, attackEvolvers } from './events.ts';
import { attackOffers } from './offers.ts';
import { attackTellers } from './tell.ts';

export const attack: Declaration<typeof attackCommands, AttackEvent> = {
  forms: attackCommands,
  handle: attackHandlers,
  evolve: attackEvolvers,
  tell: attackTellers,
  offer: attackOffers,
};
