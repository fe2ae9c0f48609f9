import { impossible, objections } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { DyingRule } from './rule.ts';

/** The dead who would throw to recover, were they called back; nobody whose last level was drained, who has no life to come back to. */
export const mayComeBack = ({ raising }: DyingRule, creature: Creature): boolean =>
  raising !== null && creature.class !== null && isDead(creature) && creature.hitPoints.max > 0;

export const mayCallBack: May<'CallBack'> = (state, { creature }, seat) => {
  const found = state.creatures[creature];
  return objections(
    onlyReferee(seat),
    !found || !mayComeBack(rulesOf(state).dying, found)
      ? impossible('no-such-thing', 'There is nobody dead of that name who could come back.')
      : null,
  );
};
