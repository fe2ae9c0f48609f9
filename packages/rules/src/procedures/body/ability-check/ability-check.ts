import { id } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import type { abilityCheckCommands } from './commands.ts';
import { calledCheck } from './may.ts';
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
  CheckAbility: checkAbility,
  CallForCheck: (play, { creature, ability, modifier, blind, purpose }) =>
    play.happen({
      type: 'CheckCalled',
      check: { id: id(play.dice.id()), creature, ability, modifier, blind, purpose: purpose.trim() },
    }),
  AnswerCheck: answerCheck,
  WithdrawCheck: (play, { check }) => play.happen({ type: 'CheckWithdrawn', check }),
};
