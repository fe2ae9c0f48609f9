import type { Handler, Handlers } from '../../../play/index.ts';
import { landPending } from '../../body/damage/deal.ts';
import { beginRound } from '../../meeting/steps/round.ts';
import { closeIn } from './close-in.ts';
import type { combatRoundCommands } from './commands.ts';
import { hold } from './hold.ts';
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
  return null;
};

const takeBack: Handler<'TakeBack'> = (play, { creature }) => {
  play.happen({ type: 'Declared', creature, declaration: null });
  return null;
};

const allowFirstFire: Handler<'AllowFirstFire'> = (play, { creatures }) => {
  play.happen({ type: 'FirstFireAllowed', creatures });
  return null;
};

const holdAction: Handler<'HoldAction'> = (play, { creature }) => {
  play.happen({ type: 'ActionHeld', creature });
  return null;
};

const setCramped: Handler<'SetCramped'> = (play, { on }) => {
  play.happen({ type: 'CrampedSet', on });
  return null;
};

const nextPhase: Handler<'NextPhase'> = (play) => {
  enterPhase(play);
  return null;
};

const endRound: Handler<'EndRound'> = (play) => {
  landPending(play);
  beginRound(play);
  return null;
};

export const combatRoundHandlers: Handlers<typeof combatRoundCommands> = {
  AllowFirstFire: allowFirstFire,
  SetCramped: setCramped,
  Hold: hold,
  HoldAction: holdAction,
  DoSomethingElse: doSomethingElse,
  Declare: declare,
  TakeBack: takeBack,
  AttackSide: attackSide,
  AttackTogether: attackTogether,
  CloseIn: closeIn,
  NextPhase: nextPhase,
  EndRound: endRound,
};
