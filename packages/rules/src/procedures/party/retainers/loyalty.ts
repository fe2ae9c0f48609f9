import type { CreatureId, Note, RuleId } from '../../../core/index.ts';
import { atFirst } from '../../../core/words.ts';
import { type Handler, nameOf } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';

export const adjustLoyalty: Handler<'AdjustLoyalty'> = (play, { creature, by }) => {
  const loyalty = play.state.engagements[creature]?.loyalty;
  if (loyalty === undefined || loyalty === null) return;
  const why = { rule: play.rules.retainers.cites.adjusts, formula: `${loyalty} ${by < 0 ? '−' : '+'} ${Math.abs(by)}` };
  play.happen({ type: 'LoyaltyChanged', loyalty: { [creature]: loyalty + by }, why });
};

export const rewardService: Handler<'RewardService'> = (play, { creatures, expeditions, battles, fights = 0 }) => {
  const {
    loyalty: { grown },
    cites,
  } = play.rules.retainers;
  if (!grown) return;
  const changed = creatures.flatMap((creature): (readonly [CreatureId, number])[] => {
    const loyalty = play.state.engagements[creature]?.loyalty;
    return loyalty === undefined || loyalty === null
      ? []
      : [[creature, grown(loyalty, { expeditions, battles, fights })]];
  });
  const why = {
    rule: cites.growth,
    formula: 'one point for each success they had a part in',
    notes: loyaltySums(play.state, changed, cites.growth),
  } as const;
  play.happen({ type: 'LoyaltyChanged', loyalty: Object.fromEntries(changed), why });
};

/** The sum of each whose loyalty changes. @param changed to what */
export const loyaltySums = (
  { creatures, engagements }: GameState,
  changed: readonly (readonly [CreatureId, number])[],
  rule: RuleId,
): readonly Note[] =>
  changed.map(([of, now]) => {
    const before = engagements[of]?.loyalty ?? now;
    const sum = `${before} ${now < before ? '−' : '+'} ${Math.abs(now - before)} = ${now}`;
    return { rule, text: `${atFirst(nameOf({ creatures }, of))}: ${sum}` };
  });

export const tryLoyalty: Handler<'TryLoyalty'> = (play, { creature }) => {
  const loyalty = play.state.engagements[creature]?.loyalty;
  if (loyalty === undefined || loyalty === null) return;
  const { retainers } = play.rules;
  const { said: outcome, rolls } = play.noting((dice) => retainers.loyalty.betrayal(loyalty, dice));
  const { band } = retainers.loyalty.standing(loyalty);
  const why = { rule: retainers.cites.betrays, formula: `loyalty ${loyalty}: ${band}` };
  play.happen({ type: 'LoyaltyTried', creature, outcome, rolls, why });
  if (outcome === 'flees-now') play.happen({ type: 'RetainerLeft', creature, how: 'deserted' });
};

export const partWith: Handler<'PartWith'> = (play, { creature, how }) =>
  play.happen({ type: 'RetainerLeft', creature, how });

export const moveRetainer: Handler<'MoveRetainer'> = (play, { creature, along }) =>
  play.happen({ type: 'RetainerMoved', creature, along });

export const turnAway: Handler<'TurnAway'> = (play, { applicants }) =>
  play.happen({ type: 'ApplicantsLeft', applicants });

export const leaveTown: Handler<'LeaveTown'> = (play) => play.happen({ type: 'ApplicantsLeft', applicants: null });
