import type { Declaration } from '../../procedure.ts';
import { type TurnCommand, turnCommands } from './commands.ts';
import { type TurnEvent, turnEvolvers } from './events.ts';
import { turnOffers } from './offers.ts';
import { turnTellers } from './tell.ts';
import { turnProcedures } from './turn.ts';

export const turn: Declaration<TurnCommand, TurnEvent> = {
  forms: turnCommands,
  play: turnProcedures,
  evolve: turnEvolvers,
  tell: turnTellers,
  offer: turnOffers,
};
