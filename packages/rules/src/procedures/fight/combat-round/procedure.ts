import type { Declaration } from '../../../play/index.ts';
import { combatRoundHandlers } from './combat-round.ts';
import { combatRoundCommands } from './commands.ts';
import { disrupt } from './disrupt.ts';
import { type CombatRoundEvent, combatRoundEvolvers, combatRoundLifts } from './events.ts';
import { rouse } from './holding-on.ts';
import { combatRoundOffers } from './offers.ts';
import { spendOnUsing } from './others.ts';
import { endPhaseWhenDone } from './pass.ts';
import { enterPhase } from './phases.ts';
import { combatRoundTellers } from './tell.ts';
import { togetherOffers } from './together.ts';

export const combatRound: Declaration<typeof combatRoundCommands, CombatRoundEvent> = {
  forms: combatRoundCommands,
  handle: combatRoundHandlers,
  evolve: combatRoundEvolvers,
  lift: combatRoundLifts,
  tell: combatRoundTellers,
  offer: [combatRoundOffers, togetherOffers],
  follows: {
    InitiativeSettled: enterPhase,
    SaveRolled: (play, { creature, success }) => disrupt(play, creature, success ? 'save-made' : 'save-failed'),
    Befell: (play, { creature, saved }) => {
      if (saved !== null) disrupt(play, creature, saved ? 'save-made' : 'save-failed');
    },
    AttackRolled: (play, { target, kind, hit, stopped }) => {
      rouse(play, target, 'attacked');
      if (kind === 'melee' && !stopped) disrupt(play, target, hit ? 'melee-hit' : 'melee-miss');
    },
    AssassinStruck: (play, { target, outcome }) =>
      disrupt(play, target, outcome === 'misses' ? 'melee-miss' : 'melee-hit'),
    ChargeUsed: (play, { creature }) => spendOnUsing(play, creature, 'use-item'),
    UsedUp: (play, { creature, form }) =>
      spendOnUsing(play, creature, form === 'scroll' ? 'read-scroll' : 'drink-potion'),
    DamageTaken: (play, { wound }) => {
      rouse(play, wound.target, 'hurt');
      disrupt(play, wound.target, 'hit');
    },
  },
  after: (play, before) => {
    if (play.state !== before) endPhaseWhenDone(play, before);
  },
};
