import {
  byPermission,
  byRule,
  type CheckId,
  impossible,
  objections,
  type Refusal,
  type Seat,
} from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import type { CalledCheck, GameState } from '../../../state/state.ts';
import { mayAct, mayCommand, onlyReferee } from '../../table/permission/permission.ts';

export const noCheck = impossible('no-such-thing', 'No such check is called for.');

export const calledCheck = (state: GameState, check: CheckId): CalledCheck | undefined =>
  state.calledChecks.find((called) => called.id === check);

/** Checks that wait at a time. */
const MOST_CALLED = 50;

/** The difficulty is the referee's to set. */
function forTerms(state: GameState, seat: Seat, modifier: number): Refusal | null {
  if (modifier !== 0 && seat.role !== 'referee')
    return byPermission('not-your-seat', 'How hard it is, the referee says.');
  return withinBounds(state, modifier);
}

function withinBounds(state: GameState, modifier: number): Refusal | null {
  const { least, most } = rulesOf(state).abilityCheck;
  return isAccepted(modifier, least, most)
    ? null
    : byRule(
        rulesOf(state).abilityCheck.cites.difficulty,
        'bad-input',
        `The modifier goes from ${least} for an easy task to +${most} for a hard one.`,
      );
}

/** A whole number within the bounds. */
export const isAccepted = (modifier: number, least: number, most: number): boolean =>
  Number.isInteger(modifier) && modifier >= least && modifier <= most;

export const mayCheckAbility: May<'CheckAbility'> = (state, { creature, modifier }, seat) =>
  objections(mayAct(state, seat, creature), forTerms(state, seat, modifier));

export const mayCallForCheck: May<'CallForCheck'> = (state, { creature, modifier }, seat) =>
  objections(
    onlyReferee(seat),
    mayCommand(state, seat, creature),
    forTerms(state, seat, modifier),
    state.calledChecks.length >= MOST_CALLED ? impossible('bad-input', 'Enough checks are waiting.') : null,
  );

export const mayAnswerCheck: May<'AnswerCheck'> = (state, { check }, seat) => {
  const called = calledCheck(state, check);
  return objections(called ? mayAct(state, seat, called.creature) : noCheck);
};
