import type { Declaration } from '../../../play/index.ts';
import { trapsCommands } from './commands.ts';
import { type TrapsEvent, trapsEvolvers } from './events.ts';
import { trapsOffers } from './offers.ts';
import { guardsTreasure } from './spring.ts';
import { trapsTellers } from './tell.ts';
import { trapsHandlers } from './traps.ts';

export const traps: Declaration<typeof trapsCommands, TrapsEvent> = {
  forms: trapsCommands,
  handle: trapsHandlers,
  evolve: trapsEvolvers,
  tell: trapsTellers,
  offer: trapsOffers,
  follows: { HoardTaken: guardsTreasure },
};
