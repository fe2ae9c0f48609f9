import { hexesWithin } from '@lanthorn/geometry';
import { type Offer, offer } from '../../../core/index.ts';
import { labelled } from '../../../core/inputs.ts';
import { columnAndRow } from '../../../core/told-apart.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { hexOf, isOnMap, isWater, type Journey, type Land } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import type { Store } from '../../party/stores/kept.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { HEADING_NAMES, headingsOn } from '../day/heading.ts';
import { cartsAboard } from './beasts.ts';
import { inWater, lostAtSea } from './castaways.ts';

export const castawaysOffers: Offers = (state, seat) => {
  const lost = lostAtSea(state);
  if (!mayReferee(seat) || !lost || state.encounter) return [];
  if (!lost.adrift.faced) return [facing(state)];
  if (lost.journey.day) return [];
  const landings = landingsOf(lost.land, lost.journey);
  return [...landings, drifting(state, lost.land, landings.length === 0)];
};

/** Who clings is the referee's to say; the chances of the others are those that the book gives for rough water. */
function facing(state: GameState): Offer {
  const { presets, cites } = rulesOf(state).swimming;
  const carts = cartsAboard(state);
  return offer('FaceTheWater', 'Check who drowns', {
    place: 'clock',
    rule: cites.drowning,
    next: true,
    inputs: {
      clinging: { of: inWater(state), preset: [] },
      heavy: presets.heavy,
      light: presets.light,
      ...(carts.length > 0 ? { sinking: { of: carts.map(optionOf), preset: carts.map(({ id }) => id) } } : {}),
    },
  });
}

const optionOf = ({ id, name }: Store) => ({ value: id, label: name });

const drifting = (state: GameState, { layout }: Land, next: boolean): Offer =>
  offer('DriftOn', 'The castaways drift for a day', {
    place: 'clock',
    rule: rulesOf(state).voyage.cites.day,
    next,
    inputs: {
      heading: {
        of: [{ value: 'thrown', label: 'As the die falls' }, ...labelled(headingsOn(layout), HEADING_NAMES)],
        preset: 'thrown',
      },
    },
  });

const landingsOf = (land: Land, { at }: Journey): readonly Offer[] =>
  hexesWithin(at, 1, land.layout)
    .filter((place) => isOnMap(land, place) && !isWater(hexOf(land, place)))
    .map(({ x, y }, place) =>
      offer('CastAshore', `They are cast ashore at ${columnAndRow({ x, y })}`, {
        key: `CastAshore:${x},${y}`,
        place: 'clock',
        next: place === 0,
        fixed: { column: x + 1, row: y + 1 },
      }),
    );
