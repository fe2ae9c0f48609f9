import type { Declaration } from '../../procedure.ts';
import { combatRoundProcedures } from './combat-round.ts';
import { type CombatRoundCommand, combatRoundCommands } from './commands.ts';
import { type CombatRoundEvent, combatRoundEvolvers } from './events.ts';
import { combatRoundOffers } from './offers.ts';
import { passOn } from './pass.ts';
import { combatRoundTellers } from './tell.ts';

export const combatRound: Declaration<CombatRoundCommand, CombatRoundEvent> = {
  forms: combatRoundCommands,
  play: combatRoundProcedures,
  evolve: combatRoundEvolvers,
  tell: combatRoundTellers,
  offer: combatRoundOffers,
  after: passOn,
};
