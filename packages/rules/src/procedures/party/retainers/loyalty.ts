import { byPermission, byRule, type CreatureId, impossible } from '../../../core/index.ts';
import type { Handler } from '../../../play/index.ts';
import { forCreature, refereeOnly } from '../../table/permission/permission.ts';

const MOST_CHANGE = 10;
const MOST_SUCCESSES = 10;

export const adjustLoyalty: Handler<'AdjustLoyalty'> = (play, { creature, by }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const loyalty = play.state.engagements[creature]?.loyalty;
  if (loyalty === undefined || loyalty === null)
    return impossible('no-such-thing', 'Nobody of that name serves out of loyalty.');
  if (!Number.isInteger(by) || by === 0 || Math.abs(by) > MOST_CHANGE)
    return impossible('bad-input', `A whole number from −${MOST_CHANGE} to ${MOST_CHANGE}, and not 0.`);
  const why = { rule: play.rules.retainers.cites.adjusts, formula: `${loyalty} ${by < 0 ? '−' : '+'} ${Math.abs(by)}` };
  play.happen({ type: 'LoyaltyChanged', loyalty: { [creature]: loyalty + by }, why });
  return null;
};

export const rewardService: Handler<'RewardService'> = (play, { creatures, expeditions, battles, fights = 0 }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const {
    loyalty: { grown },
    cites,
  } = play.rules.retainers;
  const counts = [expeditions, battles, fights];
  if (
    !counts.every((count) => Number.isInteger(count) && count >= 0 && count <= MOST_SUCCESSES) ||
    expeditions + battles === 0
  )
    return impossible('bad-input', `From 0 to ${MOST_SUCCESSES} of each, and one at the least.`);
  if (!grown) return play.unless(byRule(cites.growth, 'forbidden', 'By this book loyalty does not grow by itself.'));
  const changed = creatures.flatMap((creature): (readonly [CreatureId, number])[] => {
    const loyalty = play.state.engagements[creature]?.loyalty;
    return loyalty === undefined || loyalty === null
      ? []
      : [[creature, grown(loyalty, { expeditions, battles, fights })]];
  });
  if (changed.length === 0) return impossible('no-such-thing', 'None of them serves out of loyalty.');
  const why = { rule: cites.growth, formula: 'one point for each success they had a part in' } as const;
  play.happen({ type: 'LoyaltyChanged', loyalty: Object.fromEntries(changed), why });
  return null;
};

export const tryLoyalty: Handler<'TryLoyalty'> = (play, { creature }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const loyalty = play.state.engagements[creature]?.loyalty;
  if (loyalty === undefined || loyalty === null)
    return impossible('no-such-thing', 'Nobody of that name serves out of loyalty.');
  const { retainers } = play.rules;
  const { said: outcome, rolls } = play.noting((dice) => retainers.loyalty.betrayal(loyalty, dice));
  const { band } = retainers.loyalty.standing(loyalty);
  const why = { rule: retainers.cites.betrays, formula: `loyalty ${loyalty}: ${band}` };
  play.happen({ type: 'LoyaltyTried', creature, outcome, rolls, why });
  return null;
};

export const partWith: Handler<'PartWith'> = (play, { creature, how }) => {
  const engagement = play.state.engagements[creature];
  if (!engagement) return impossible('no-such-thing', 'Nobody of that name is in service.');
  const refusal = forCreature(play, engagement.employer);
  if (refusal) return refusal;
  if (how !== 'dismissed' && play.by.role !== 'referee')
    return byPermission('not-your-seat', 'Whether somebody runs away is the referee’s to say.');
  play.happen({ type: 'RetainerLeft', creature, how });
  return null;
};

export const turnAway: Handler<'TurnAway'> = (play, { applicants }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if (!play.state.hiring.applicants.some(({ id }) => id === applicants))
    return impossible('no-such-thing', 'Nobody of that kind is there.');
  play.happen({ type: 'ApplicantsLeft', applicants });
  return null;
};

export const leaveTown: Handler<'LeaveTown'> = (play) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const { applicants, illWill, looked } = play.state.hiring;
  if (applicants.length === 0 && illWill === 0 && looked === null)
    return impossible('no-change', 'Nobody waits there.');
  play.happen({ type: 'ApplicantsLeft', applicants: null });
  return null;
};
