import type { Declaration } from '../../../play/index.ts';
import { areaOffers } from './area-offers.ts';
import { savingThrowCommands } from './commands.ts';
import { type SavingThrowEvent, savingThrowEvolvers } from './events.ts';
import { savingThrowOffers } from './offers.ts';
import { savingThrowHandlers } from './saving-throw.ts';
import { savingThrowTellers } from './tell.ts';

export const savingThrow: Declaration<typeof savingThrowCommands, SavingThrowEvent> = {
  forms: savingThrowCommands,
  handle: savingThrowHandlers,
  evolve: savingThrowEvolvers,
  tell: savingThrowTellers,
  offer: [savingThrowOffers, areaOffers],
};
