import type { Handler, Handlers } from '../../../play/index.ts';
import { landPending } from '../../body/damage/deal.ts';
import { beginRound } from '../../meeting/steps/round.ts';
import { closeIn } from './close-in.ts';
import type { combatRoundCommands } from './commands.ts';
import { recordHolding } from './hold.ts';
import { doSomethingElse } from './others.ts';
import { enterPhase } from './phases.ts';
import { attackSide } from './side.ts';
import { attackTogether } from './together.ts';

const declare: Handler<'Declare'> = (play, { creature, action, spell, words = '', target }) => {
  const said = words.trim();
  play.happen({
    type: 'Declared',
    creature,
    declaration: {
      action,
      spell: action === 'spell' ? spell : null,
      disrupted: false,
      ...(said === '' ? {} : { words: said }),
      ...(action === 'spell' && target !== undefined ? { target } : {}),
    },
  });
};

export const combatRoundHandlers: Handlers<typeof combatRoundCommands> = {
  AllowFirstFire: (play, { creatures }) => play.happen({ type: 'FirstFireAllowed', creatures }),
  SetCramped: (play, { on }) => play.happen({ type: 'CrampedSet', on }),
  Hold: (play, { creatures }) => recordHolding(play, creatures),
  HoldAction: (play, { creature }) => play.happen({ type: 'ActionHeld', creature }),
  DoSomethingElse: doSomethingElse,
  Declare: declare,
  TakeBack: (play, { creature }) => play.happen({ type: 'Declared', creature, declaration: null }),
  AttackSide: attackSide,
  AttackTogether: attackTogether,
  CloseIn: closeIn,
  NextPhase: (play) => enterPhase(play),
  EndRound: (play) => {
    landPending(play);
    beginRound(play);
  },
};
