import type { Declaration } from '../../../play/index.ts';
import { abilityCheckHandlers } from './ability-check.ts';
import { abilityCheckCommands } from './commands.ts';
import { type AbilityCheckEvent, abilityCheckEvolvers } from './events.ts';
import { abilityCheckOffers } from './offers.ts';
import { abilityCheckTellers } from './tell.ts';

export const abilityCheck: Declaration<typeof abilityCheckCommands, AbilityCheckEvent> = {
  forms: abilityCheckCommands,
  handle: abilityCheckHandlers,
  evolve: abilityCheckEvolvers,
  tell: abilityCheckTellers,
  offer: abilityCheckOffers,
};
