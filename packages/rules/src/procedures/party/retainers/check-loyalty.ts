import { atLeast, atMost, type Modifier, signed, type Why } from '../../../core/index.ts';
import type { Handler, Play } from '../../../play/index.ts';
import type { LoyaltyRuling } from './rule.ts';

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
};
