import { offer } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { unitsOf } from '../../table/measures/outdoors.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { countedAs } from './rule.ts';

export const distanceOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (!mayReferee(seat) || !encounter) return [];
  const { distance } = rulesOf(state);
  const { id: rule, bySurprise } = distance;
  const step = encounter.step === 'distance';
  const known = encounter.distance !== null;
  const unit = unitsOf(countedAs(distance, encounter.setting));
  const set = offer('SetDistance', 'Set the distance', {
    confirm: `Set it to {distance} ${unit}`,
    place: 'encounter',
    rule,
    inputs: { distance: { preset: encounter.distance ?? 60, label: `Distance (${unit})` } },
  });
  if (!step) return [set];
  const faces = encounter.sides.flatMap(({ surpriseFace }) => surpriseFace ?? []);
  const thrown = faces.length === encounter.sides.length && bySurprise(faces) !== null;
  return [
    offer('RollDistance', thrown ? 'Take the distance from the surprise dice' : 'Roll the distance', {
      place: 'encounter',
      rule,
      next: !known,
    }),
    set,
  ];
};
