import { offer } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import { isCapable, partyOf } from '../../../state/read.ts';
import { mayReferee, speaksForParty } from '../../table/permission/permission.ts';
import { baseRate } from '../movement/rate.ts';
import { inBrightLight } from './bright.ts';

export const sneakingOffers: Offers = (state, seat) => {
  const rule = rulesOf(state).sneaking;
  const speaks = speaksForParty(state, seat);
  if (state.sneaking) {
    const own = state.sneaking.creatures.every((each) => {
      const found = state.creatures[each];
      return found === undefined || commands(seat, found);
    });
    return own || speaks
      ? [
          offer('StopSneaking', 'Walk openly again', {
            place: 'party',
            rule: rulesOf(state).sneaking.cites.sneaking,
          }),
        ]
      : [];
  }
  if (!rule.played || state.encounter) return [];
  const able = partyOf(state).filter(
    (each) => isCapable(each) && (speaks || commands(seat, each)) && !inBrightLight(state, each),
  );
  if (able.length === 0) return [];
  const judged = { noticed: false, camouflaged: false };
  const anyTooSlow = able.some((each) => rule.slower(baseRate(state, each)) === null);
  return [
    offer('Sneak', 'Sneak', {
      place: 'party',
      rule: rulesOf(state).sneaking.cites.sneaking,
      fixed: anyTooSlow ? { far: false } : {},
      inputs: {
        creatures: { of: able, least: 1, preset: able.map(({ id }) => id) },
        ...(!anyTooSlow && { far: false }),
        ...(mayReferee(seat) && judged),
      },
    }),
  ];
};
