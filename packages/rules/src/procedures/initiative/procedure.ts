import type { Declaration } from '../../procedure.ts';
import { type InitiativeCommand, initiativeCommands } from './commands.ts';
import { type InitiativeEvent, initiativeEvolvers } from './events.ts';
import { initiativeProcedures } from './initiative.ts';
import { initiativeOffers } from './offers.ts';
import { initiativeTellers } from './tell.ts';

export const initiative: Declaration<InitiativeCommand, InitiativeEvent> = {
  forms: initiativeCommands,
  play: initiativeProcedures,
  evolve: initiativeEvolvers,
  tell: initiativeTellers,
  offer: initiativeOffers,
};
