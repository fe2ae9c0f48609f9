import { byRule, impossible, objections, type Refusal } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import type { Side } from '../../../state/encounter.ts';
import { ableOf, sideNamed } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { MoraleRule } from './rule.ts';

/** Not yet broken, and not yet proven. */
export const isOpen = (rule: MoraleRule, { morale }: Side): boolean => !morale.broken && morale.successes < rule.enough;

/** The score most of those who can still act have; null when none of them has any. */
export function moraleOf(state: GameState, side: Side): number | null {
  const {
    score: { unscored },
  } = rulesOf(state).morale;
  const scores = ableOf(state, side).flatMap(({ morale, kind }) =>
    kind === 'monster' ? (morale ?? unscored ?? []) : [],
  );
  const count = (score: number) => scores.filter((each) => each === score).length;
  return scores.reduce<number | null>(
    (most, score) => (most === null || count(score) > count(most) ? score : most),
    null,
  );
}

export const mayCheckMorale: May<'CheckMorale'> = (state, { side: asked, adjustment }, seat) => {
  const side = sideNamed(state.encounter, asked);
  const score = side && moraleOf(state, side);
  const barred = onlyReferee(seat);
  if (!side || score === null)
    return objections(barred, impossible('no-such-thing', 'There is no such side, or nobody on it who checks morale.'));
  const rule = rulesOf(state).morale;
  const most = rule.score.mostAdjustment;
  if (Math.abs(adjustment) > most)
    return objections(barred, impossible('bad-input', `The adjustment goes from −${most} to ${most}.`));
  return objections(
    barred,
    rule.check.checks(score) ? null : byRule(rule.cites.never, 'forbidden', `Morale ${score} is never checked.`),
    settledAlready(rule, side),
  );
};

/** Why a side that has broken, or has proven itself, checks no more; null while it may. */
function settledAlready(rule: MoraleRule, side: Side): Refusal | null {
  if (side.morale.broken)
    return byRule(rule.cites.check, 'already-tried', `${side.name}: their morale has broken; say first what they do.`);
  return isOpen(rule, side)
    ? null
    : byRule(rule.cites.proven, 'already-tried', `${side.name}: two checks were passed; they fight to the end.`);
}

export const maySettleRout: May<'SettleRout'> = (state, { side: asked }, seat) => {
  const side = sideNamed(state.encounter, asked);
  const barred = onlyReferee(seat);
  if (!side) return objections(barred, impossible('no-such-thing', 'There is no such side.'));
  return objections(
    barred,
    side.morale.broken
      ? null
      : byRule(rulesOf(state).morale.cites.check, 'out-of-turn', `${side.name}: their morale has not broken.`),
  );
};
