import { byPermission, byRule, type CheckId, id, impossible, type Refusal } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { CalledCheck } from '../../../state/state.ts';
import { forActing, forCreature, refereeOnly } from '../../table/permission/permission.ts';
import type { abilityCheckCommands } from './commands.ts';
import { rollCheck } from './roll.ts';

/** Characters of the purpose. */
export const LONGEST_PURPOSE = 100;
/** Checks that wait at a time. */
const MOST_CALLED = 50;

const checkAbility: Handler<'CheckAbility'> = (play, { creature, ...asked }) => {
  const refusal = forActing(play, creature) ?? forTerms(play, asked.modifier, asked.purpose);
  const found = play.state.creatures[creature];
  if (refusal || !found) return refusal;
  rollCheck(play, found, asked);
  return null;
};

/** The difficulty is the referee's to set. */
function forTerms(play: Play, modifier: number, purpose: string): Refusal | null {
  if (modifier !== 0 && play.by.role !== 'referee')
    return byPermission('not-your-seat', 'How hard it is, the referee says.');
  if (purpose.length > LONGEST_PURPOSE)
    return impossible('bad-input', `Say in ${LONGEST_PURPOSE} characters what the check is for.`);
  return play.unless(withinBounds(play, modifier));
}

function withinBounds(play: Play, modifier: number): Refusal | null {
  const { least, most } = play.rules.abilityCheck;
  return isAccepted(modifier, least, most)
    ? null
    : byRule(
        play.rules.abilityCheck.cites.difficulty,
        'bad-input',
        `The modifier goes from ${least} for an easy task to +${most} for a hard one.`,
      );
}

/** A whole number within the bounds. */
export const isAccepted = (modifier: number, least: number, most: number): boolean =>
  Number.isInteger(modifier) && modifier >= least && modifier <= most;

const callForCheck: Handler<'CallForCheck'> = (play, { creature, ability, modifier, blind, purpose }) => {
  const refusal = refereeOnly(play) ?? forCreature(play, creature) ?? forTerms(play, modifier, purpose);
  if (refusal) return refusal;
  if (play.state.calledChecks.length >= MOST_CALLED) return impossible('bad-input', 'Enough checks are waiting.');
  play.happen({
    type: 'CheckCalled',
    check: { id: id(play.dice.id()), creature, ability, modifier, blind, purpose: purpose.trim() },
  });
  return null;
};

const answerCheck: Handler<'AnswerCheck'> = (play, { check }) => {
  const called = calledCheck(play, check);
  if (!called) return noCheck;
  const refusal = forActing(play, called.creature);
  const found = play.state.creatures[called.creature];
  if (refusal || !found) return refusal;
  rollCheck(play, found, called, check);
  return null;
};

const withdrawCheck: Handler<'WithdrawCheck'> = (play, { check }) => {
  const refusal = refereeOnly(play) ?? (calledCheck(play, check) ? null : noCheck);
  if (refusal) return refusal;
  play.happen({ type: 'CheckWithdrawn', check });
  return null;
};

const calledCheck = (play: Play, check: CheckId): CalledCheck | undefined =>
  play.state.calledChecks.find((called) => called.id === check);

const noCheck = impossible('no-such-thing', 'No such check is called for.');

export const abilityCheckHandlers: Handlers<typeof abilityCheckCommands> = {
  CheckAbility: checkAbility,
  CallForCheck: callForCheck,
  AnswerCheck: answerCheck,
  WithdrawCheck: withdrawCheck,
};
