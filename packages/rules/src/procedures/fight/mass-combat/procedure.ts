import type { Declaration } from '../../../play/index.ts';
import { massCombatCommands } from './commands.ts';
import { type MassCombatEvent, massCombatEvolvers } from './events.ts';
import { massCombatHandlers } from './mass-combat.ts';
import { massCombatOffers } from './offers.ts';
import { massCombatTellers } from './tell.ts';

export const massCombat: Declaration<typeof massCombatCommands, MassCombatEvent> = {
  forms: massCombatCommands,
  handle: massCombatHandlers,
  evolve: massCombatEvolvers,
  tell: massCombatTellers,
  offer: massCombatOffers,
};
