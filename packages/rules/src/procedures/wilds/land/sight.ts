import { carriedOver, hexesWithin, type Square } from '@lanthorn/geometry';
import type { Ruleset } from '../../../core/index.ts';
import { hexKey, hexOf, isOnMap, isWater, type Land } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { seenInWeather } from '../weather/today.ts';
import { type Charting, seenHex } from './events.ts';

/** What the rules say of how far one sees, through this day's weather. */
export const throughWeather = (
  state: GameState,
  { travel, voyage }: Pick<Ruleset, 'travel' | 'voyage'>,
): Pick<Ruleset, 'travel' | 'voyage'> => ({
  travel: { ...travel, visibleMiles: (ground) => seenInWeather(state, travel.visibleMiles(ground)) },
  voyage: { ...voyage, way: { ...voyage.way, landSeenMiles: seenInWeather(state, voyage.way.landSeenMiles) } },
});

/** The hexes that are seen from one of them: its own, and as many around as the eye reaches. */
function seenFrom(land: Land, at: Square, { travel, voyage }: Pick<Ruleset, 'travel' | 'voyage'>): readonly Square[] {
  const hex = hexOf(land, at);
  const miles = isWater(hex) ? voyage.way.landSeenMiles : travel.visibleMiles(hex.ground);
  return hexesWithin(at, Math.floor(miles / land.milesPerHex), land.layout).filter((place) => isOnMap(land, place));
}

/** What the party sees at `at`, drawn where it believes itself to be; what stands on its map already stays as it is. */
export function charting(
  land: Land,
  at: Square,
  believed: Square,
  rules: Pick<Ruleset, 'travel' | 'voyage'>,
): Charting {
  const drawn = seenFrom(land, at, rules).flatMap((place) => {
    const where = carriedOver(place, at, believed, land.layout);
    const key = hexKey(where);
    return isOnMap(land, where) && !land.charted[key] ? [[key, seenHex(land, place)] as const] : [];
  });
  return Object.fromEntries(drawn);
}

/** Charted without regard to what stands there already. */
export const chartingAnew = (land: Land, at: Square, rules: Pick<Ruleset, 'travel' | 'voyage'>): Charting =>
  charting({ ...land, charted: {} }, at, at, rules);
