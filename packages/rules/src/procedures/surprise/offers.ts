import { offer } from '../../offer.ts';
import type { Offers } from '../../procedure.ts';

export const surpriseOffers: Offers = ({ encounter }, seat) => {
  if (seat.role !== 'referee' || !encounter || encounter.round > 1) return [];
  const step = encounter.step === 'surprise';
  const roll = offer('RollSurprise', 'Roll for surprise', { place: 'encounter', rule: 'OSE-EVT-03', next: true });
  const rule = encounter.sides.map((side) =>
    offer(
      'SetSurprise',
      side.surprised === null
        ? `Rule on surprise: ${side.name}`
        : side.surprised
          ? `${side.name}: not surprised`
          : `${side.name}: surprised`,
      {
        place: 'encounter',
        rule: 'OSE-EVT-04',
        key: `SetSurprise:${side.id}`,
        fixed: side.surprised === null ? { side: side.id } : { side: side.id, surprised: !side.surprised },
        inputs: side.surprised === null ? [{ kind: 'flag', name: 'surprised', label: 'Surprised', preset: true }] : [],
      },
    ),
  );
  return step ? [roll, ...rule] : rule;
};
