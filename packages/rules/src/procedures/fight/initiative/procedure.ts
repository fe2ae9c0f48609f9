import type { Declaration } from '../../../play/index.ts';
import { initiativeCommands } from './commands.ts';
import { type InitiativeEvent, initiativeEvolvers, initiativeLifts } from './events.ts';
import { initiativeHandlers } from './initiative.ts';
import { initiativeOffers } from './offers.ts';
import { initiativeTellers } from './tell.ts';

export const initiative: Declaration<typeof initiativeCommands, InitiativeEvent> = {
  forms: initiativeCommands,
  handle: initiativeHandlers,
  evolve: initiativeEvolvers,
  lift: initiativeLifts,
  tell: initiativeTellers,
  offer: initiativeOffers,
};
