import { carriedOver, hexesWithin, type Square } from '@lanthorn/geometry';
import type { Ruleset } from '../../../core/index.ts';
import { type HexFacts, hexKey, hexOf, isOnMap, isWater, type Land } from '../../../state/land.ts';
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

/** The hexes that are seen from one of them: its own, and as many around as the eye reaches, beyond the edge too. */
function seenFrom(land: Land, at: Square, { travel, voyage }: Pick<Ruleset, 'travel' | 'voyage'>): readonly Square[] {
  const hex = hexOf(land, at);
  const miles = isWater(hex) ? voyage.way.landSeenMiles : travel.visibleMiles(hex.ground);
  return hexesWithin(at, Math.floor(miles / land.milesPerHex), land.layout);
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
    return isOnMap(land, where) && !land.charted[key] ? [[key, looksFrom(land, at, place)] as const] : [];
  });
  return Object.fromEntries(drawn);
}

/** What is beyond the edge looks as the hex from which it is seen, so that nobody who is lost knows where the map ends. */
const looksFrom = (land: Land, at: Square, place: Square): HexFacts =>
  isOnMap(land, place)
    ? seenHex(land, place)
    : { ground: hexOf(land, at).ground, road: false, river: false, label: '' };

/** Charted without regard to what stands there already. */
export const chartingAnew = (land: Land, at: Square, rules: Pick<Ruleset, 'travel' | 'voyage'>): Charting =>
  charting({ ...land, charted: {} }, at, at, rules);
