import { offer } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { isOpenToEncircling } from './surprise.ts';

export const surpriseOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (!mayReferee(seat) || !encounter || encounter.round > 1) return [];
  const step = encounter.step === 'surprise';
  const roll = offer('RollSurprise', 'Roll for surprise', {
    place: 'encounter',
    rule: rulesOf(state).surprise.id,
    next: true,
  });
  const rule = encounter.sides.map((side) =>
    offer(
      'SetSurprise',
      side.surprised === null
        ? `Set surprise: ${side.name}`
        : side.surprised
          ? `${side.name}: not surprised`
          : `${side.name}: surprised`,
      {
        place: 'encounter',
        rule: rulesOf(state).surprise.cites.lostRound,
        key: `SetSurprise:${side.id}`,
        fixed: side.surprised === null ? { side: side.id } : { side: side.id, surprised: !side.surprised },
        inputs: side.surprised === null ? { surprised: true } : {},
      },
    ),
  );
  const surround = isOpenToEncircling(state, encounter)
    ? [
        offer('Encircle', 'They have surrounded the party', {
          place: 'encounter',
          rule: rulesOf(state).surprise.cites.surrounded,
        }),
      ]
    : [];
  return [...(step ? [roll] : []), ...rule, ...surround];
};
