import type { Declaration } from '../../procedure.ts';
import { type SavingThrowCommand, savingThrowCommands } from './commands.ts';
import { type SavingThrowEvent, savingThrowEvolvers } from './events.ts';
import { savingThrowOffers } from './offers.ts';
import { savingThrowProcedures } from './saving-throw.ts';
import { savingThrowTellers } from './tell.ts';

export const savingThrow: Declaration<SavingThrowCommand, SavingThrowEvent> = {
  forms: savingThrowCommands,
  play: savingThrowProcedures,
  evolve: savingThrowEvolvers,
  tell: savingThrowTellers,
  offer: savingThrowOffers,
};
