import { hexDistance, hexesWithin } from '@lanthorn/geometry';
import { type Ground, hexOf, isOnMap, isWater, type Journey, type Land } from '../../../state/land.ts';

/** Where one lands without looking for a harbour. */
const CLEAR: readonly Ground[] = ['clear', 'grasslands', 'settled'];

/** The shore nearest to a ship, within so many miles, and whether it is clear to land on; null where none is in sight. */
export function shoreInSight(
  land: Land,
  { at }: Pick<Journey, 'at'>,
  miles: number,
): { readonly clear: boolean } | null {
  const [nearest] = hexesWithin(at, Math.floor(miles / land.milesPerHex), land.layout)
    .filter((place) => isOnMap(land, place) && !isWater(hexOf(land, place)))
    .toSorted((one, other) => hexDistance(at, one, land.layout) - hexDistance(at, other, land.layout));
  return nearest ? { clear: CLEAR.includes(hexOf(land, nearest).ground) } : null;
}

/** Does land lie within so many miles of the ship? */
export const inSightOfLand = (land: Land, journey: Pick<Journey, 'at'>, miles: number): boolean =>
  shoreInSight(land, journey, miles) !== null;
