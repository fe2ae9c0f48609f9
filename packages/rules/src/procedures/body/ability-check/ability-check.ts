import { id } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import type { abilityCheckCommands } from './commands.ts';
import { calledCheck } from './may.ts';
import { rollCheck } from './roll.ts';

const checkAbility: Handler<'CheckAbility'> = (play, { creature, ...asked }) => {
  const found = play.state.creatures[creature];
  if (!found) return null;
  rollCheck(play, found, asked);
  return null;
};

const callForCheck: Handler<'CallForCheck'> = (play, { creature, ability, modifier, blind, purpose }) => {
  play.happen({
    type: 'CheckCalled',
    check: { id: id(play.dice.id()), creature, ability, modifier, blind, purpose: purpose.trim() },
  });
  return null;
};

const answerCheck: Handler<'AnswerCheck'> = (play, { check }) => {
  const called = calledCheck(play.state, check);
  if (!called) return null;
  const found = play.state.creatures[called.creature];
  if (!found) return null;
  rollCheck(play, found, called, check);
  return null;
};

const withdrawCheck: Handler<'WithdrawCheck'> = (play, { check }) => {
  play.happen({ type: 'CheckWithdrawn', check });
  return null;
};

export const abilityCheckHandlers: Handlers<typeof abilityCheckCommands> = {
  CheckAbility: checkAbility,
  CallForCheck: callForCheck,
  AnswerCheck: answerCheck,
  WithdrawCheck: withdrawCheck,
};
