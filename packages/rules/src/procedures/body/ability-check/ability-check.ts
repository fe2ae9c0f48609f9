import { id, objections } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { abilityCheckCommands } from './commands.ts';
import { calledCheck, mayAnswerCheck, mayCallForCheck, mayCheckAbility, noCheck } from './may.ts';
import { rollCheck } from './roll.ts';

const checkAbility: Handler<'CheckAbility'> = (play, { creature, ...asked }) => {
  const found = play.state.creatures[creature];
  if (!found) return;
  rollCheck(play, found, asked);
};

const answerCheck: Handler<'AnswerCheck'> = (play, { check }) => {
  const called = calledCheck(play.state, check);
  if (!called) return;
  const found = play.state.creatures[called.creature];
  if (!found) return;
  rollCheck(play, found, called, check);
};

export const abilityCheckHandlers: Handlers<typeof abilityCheckCommands> = {
  CheckAbility: { may: mayCheckAbility, play: checkAbility },
  CallForCheck: {
    may: mayCallForCheck,
    play: (play, { creature, ability, modifier, blind, purpose }) =>
      play.happen({
        type: 'CheckCalled',
        check: { id: id(play.dice.id()), creature, ability, modifier, blind, purpose: purpose.trim() },
      }),
  },
  AnswerCheck: { may: mayAnswerCheck, play: answerCheck },
  WithdrawCheck: {
    may: (state, { check }, seat) => objections(onlyReferee(seat), calledCheck(state, check) ? null : noCheck),
    play: (play, { check }) => play.happen({ type: 'CheckWithdrawn', check }),
  },
};
