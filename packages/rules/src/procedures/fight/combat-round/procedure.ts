import type { Declaration } from '../../../play/index.ts';
import { combatRoundHandlers } from './combat-round.ts';
import { combatRoundCommands } from './commands.ts';
import { disrupt } from './disrupt.ts';
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
  follows: {
    SaveRolled: (play, { creature, success }) => disrupt(play, creature, success ? 'save-made' : 'save-failed'),
    Befell: (play, { creature, saved }) => {
      if (saved !== null) disrupt(play, creature, saved ? 'save-made' : 'save-failed');
    },
    DamageTaken: (play, { wound }) => disrupt(play, wound.target, 'hit'),
  },
  after: passOn,
};
