import { impossible, type Modifier } from '../../../core/index.ts';
import type { Handler, Play } from '../../../play/index.ts';
import { refereeOnly } from '../../table/permission/permission.ts';

const MOST_ADJUSTMENT = 2;
const MOST_LOYALTY = 40;

/** What counted in the check, and what came of its failure. */
function counted({ rules }: Play, loyalty: number | null, adjustment: number, change: number): readonly Modifier[] {
  const { cites, standing } = rules.retainers;
  const stands = loyalty === null ? null : standing(loyalty).modifier;
  return [
    ...(stands === null || stands === 0 ? [] : [{ name: 'loyalty', value: stands, rule: cites.standing }]),
    ...(adjustment === 0 ? [] : [{ name: 'how things stand', value: adjustment }]),
    ...(change === 0 ? [] : [{ name: 'loyalty after the failure', value: change, rule: cites.fails }]),
  ];
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
  const { said: ruling, rolls } = play.noting((dice) => retainers.check(loyalty, adjustment, dice));
  const stays = ruling.firmness !== 'goes';
  const after = agreed === null || stays ? agreed : retainers.afterFailure(agreed, extreme);
  const faces = rolls.flatMap((roll) => roll.faces);
  const roll = { sides: 6, faces, plus: 0, total: faces.reduce((sum, face) => sum + face, 0) };
  play.happen({
    type: 'LoyaltyChecked',
    creature,
    stays,
    ...(ruling.firmness === 'shaken' ? { shaken: true as const } : {}),
    ...(after === agreed || after === null ? {} : { loyalty: after }),
    why: {
      rule: retainers.cites.check,
      modifiers: counted(play, loyalty, adjustment, after === null || agreed === null ? 0 : after - agreed),
      formula: ruling.formula,
      ...(ruling.needed === null ? {} : { roll, needed: ruling.needed }),
    },
  });
  return null;
};
