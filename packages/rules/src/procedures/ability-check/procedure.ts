import type { Declaration } from '../../procedure.ts';
import { abilityCheckProcedures } from './ability-check.ts';
import { type AbilityCheckCommand, abilityCheckCommands } from './commands.ts';
import { type AbilityCheckEvent, abilityCheckEvolvers } from './events.ts';
import { abilityCheckOffers } from './offers.ts';
import { abilityCheckTellers } from './tell.ts';

export const abilityCheck: Declaration<AbilityCheckCommand, AbilityCheckEvent> = {
  forms: abilityCheckCommands,
  play: abilityCheckProcedures,
  evolve: abilityCheckEvolvers,
  tell: abilityCheckTellers,
  offer: abilityCheckOffers,
};
