import type { Declaration } from '../../procedure.ts';
import { type MassCombatCommand, massCombatCommands } from './commands.ts';
import { type MassCombatEvent, massCombatEvolvers } from './events.ts';
import { massCombatProcedures } from './mass-combat.ts';
import { massCombatOffers } from './offers.ts';
import { massCombatTellers } from './tell.ts';

export const massCombat: Declaration<MassCombatCommand, MassCombatEvent> = {
  forms: massCombatCommands,
  play: massCombatProcedures,
  evolve: massCombatEvolvers,
  tell: massCombatTellers,
  offer: massCombatOffers,
};
