import type { Declaration } from '../../../play/index.ts';
import { trapsCommands } from './commands.ts';
import { type TrapsEvent, trapsEvolvers } from './events.ts';
import { trapsLegality } from './may.ts';
import { trapsOffers } from './offers.ts';
import { guardsTreasure } from './spring.ts';
import { trapsTellers } from './tell.ts';
import { trapsHandlers } from './traps.ts';

export const traps: Declaration<typeof trapsCommands, TrapsEvent> = {
  forms: trapsCommands,
  may: trapsLegality,
  counts: { RemoveTrap: { by: 'creature', as: 'search' } },
  play: trapsHandlers,
  evolve: trapsEvolvers,
  tell: trapsTellers,
  offer: trapsOffers,
  follows: { HoardTaken: guardsTreasure },
  anywhere: ['SpringTrap', 'TrapHoard', 'RevealTrap', 'DisarmTrap', 'ResetTrap'],
};
