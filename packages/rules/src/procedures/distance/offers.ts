import { offer } from '../../offer.ts';
import type { Offers } from '../../procedure.ts';
import { FARTHEST } from './distance.ts';

export const distanceOffers: Offers = ({ encounter }, seat) => {
  if (seat.role !== 'referee' || !encounter) return [];
  const step = encounter.step === 'distance';
  const known = encounter.distance !== null;
  const unit = encounter.setting === 'dungeon' ? 'feet' : 'yards';
  const set = offer('SetDistance', step && known ? 'Keep the distance, or set it' : 'Set the distance', {
    place: 'encounter',
    rule: 'OSE-EVT-06',
    next: step && known,
    inputs: [
      {
        kind: 'number',
        name: 'distance',
        label: `Distance (${unit})`,
        min: 0,
        max: FARTHEST,
        preset: encounter.distance ?? 60,
      },
    ],
  });
  if (!step) return [set];
  return [offer('RollDistance', 'Roll the distance', { place: 'encounter', rule: 'OSE-EVT-06', next: !known }), set];
};
