import type { Declaration } from '../../../play/index.ts';
import { combatRoundHandlers } from './combat-round.ts';
import { combatRoundCommands } from './commands.ts';
import { type CombatRoundEvent, combatRoundEvolvers } from './events.ts';
import { combatRoundOffers } from './offers.ts';
import { passOn } from './pass.ts';
import { combatRoundTellers } from './tell.ts';

export const combatRound: Declaration<typeof combatRoundCommands, CombatRoundEvent> = {
  forms: combatRoundCommands,
  play: combatRoundHandlers,
  evolve: combatRoundEvolvers,
  tell: combatRoundTellers,
  offer: combatRoundOffers,
  after: passOn,
};
