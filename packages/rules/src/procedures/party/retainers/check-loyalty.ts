import { atLeast, atMost, impossible, type Modifier, signed, type Why } from '../../../core/index.ts';
import type { Handler, Play } from '../../../play/index.ts';
import { refereeOnly } from '../../table/permission/permission.ts';
import type { LoyaltyRuling } from './rule.ts';

const MOST_ADJUSTMENT = 2;
const MOST_LOYALTY = 40;

/** The dice with what was added to them, or what the number is made of that they have to stay under. */
function reckoned(
  { rules }: Play,
  loyalty: number | null,
  adjustment: number,
  { needed, score, firmness }: LoyaltyRuling,
  faces: readonly number[],
): Partial<Why> {
  if (needed === null) return {};
  const {
    cites,
    loyalty: { standing },
  } = rules.retainers;
  const stood: readonly Modifier[] = adjustment === 0 ? [] : [{ name: 'how things stand', value: adjustment }];
  const thrown = (plus: number) => ({ sides: 6, faces, plus, total: faces.reduce((sum, face) => sum + face, plus) });
  const stays = firmness !== 'goes';
  if (score !== undefined) {
    const against = [{ name: 'loyalty', value: score, rule: cites.check }, ...stood];
    const roll = thrown(0);
    return { roll, needed, judged: atMost(roll.total, needed, stays), ...(against.length > 1 ? { against } : {}) };
  }
  const stands = loyalty === null ? 0 : (standing(loyalty).modifier ?? 0);
  const modifiers = [...(stands === 0 ? [] : [{ name: 'loyalty', value: stands, rule: cites.standing }]), ...stood];
  const roll = thrown(modifiers.reduce((sum, { value }) => sum + value, 0));
  return { roll, needed, modifiers, judged: atLeast(roll.total, needed, stays) };
}

/** Whether a retainer stays in extreme peril; the referee says what comes of a failure. */
export const checkLoyalty: Handler<'CheckLoyalty'> = (play, { creature, loyalty: said, adjustment, extreme }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const found = play.state.creatures[creature];
  if (found?.kind !== 'retainer') return impossible('no-such-thing', 'There is no such retainer.');
  if (said !== null && (!Number.isInteger(said) || said < -MOST_LOYALTY || said > MOST_LOYALTY))
    return impossible('bad-input', `Loyalty is a whole number, ${MOST_LOYALTY} at most.`);
  if (!Number.isInteger(adjustment) || Math.abs(adjustment) > MOST_ADJUSTMENT)
    return impossible('bad-input', `The adjustment goes from −${MOST_ADJUSTMENT} to ${MOST_ADJUSTMENT}.`);
  const { retainers } = play.rules;
  const agreed = play.state.engagements[creature]?.loyalty ?? null;
  const loyalty = said ?? agreed;
  const { said: ruling, rolls } = play.noting((dice) => retainers.loyalty.check(loyalty, adjustment, dice));
  const stays = ruling.firmness !== 'goes';
  const after = agreed === null || stays ? agreed : retainers.loyalty.afterFailure(agreed, extreme);
  const change = after === null || agreed === null ? 0 : after - agreed;
  const fallen = { rule: retainers.cites.fails, text: `loyalty after the failure: ${signed(change)}` };
  play.happen({
    type: 'LoyaltyChecked',
    creature,
    stays,
    ...(ruling.firmness === 'shaken' ? { shaken: true as const } : {}),
    ...(after === agreed || after === null ? {} : { loyalty: after }),
    why: {
      rule: retainers.cites.check,
      formula: ruling.formula,
      ...reckoned(
        play,
        loyalty,
        adjustment,
        ruling,
        rolls.flatMap((roll) => roll.faces),
      ),
      ...(change === 0 ? {} : { notes: [fallen] }),
    },
  });
  return null;
};
