import type { Declaration } from '../../procedure.ts';
import { attackProcedures } from './attack.ts';
import { type AttackCommand, attackCommands } from './commands.ts';
import { type AttackEvent, attackEvolvers } from './events.ts';
import { attackOffers } from './offers.ts';
import { attackTellers } from './tell.ts';

export const attack: Declaration<AttackCommand, AttackEvent> = {
  forms: attackCommands,
  play: attackProcedures,
  evolve: attackEvolvers,
  tell: attackTellers,
  offer: attackOffers,
};
