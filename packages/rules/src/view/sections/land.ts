import type { Eye } from '../../core/index.ts';
import { type HexKey, hexKey, hexOf, type Journey, type Land } from '../../state/land.ts';
import type { HexRecord, HexRowRecord, JourneyRecord } from '../records/index.ts';
import type { Entries, SharedSection } from './section.ts';

/** The hex map: the referee's as it is, everyone else's as the players drew it. Nothing of a map that nobody stands on. */
export const land: SharedSection = {
  shared: true,
  reads: (state) => [state.land, state.journey],
  entries: ({ land: map, journey }, eye) => {
    if (!map || (eye === 'table' && !journey)) return [];
    const { name, layout, width, height, milesPerHex } = map;
    return [
      ['land', { type: 'land', name, layout, width, height, milesPerHex }],
      ...Array.from({ length: height }, (_, y) => row(map, y, eye)).flatMap(
        (made): Entries => (made.hexes.length === 0 ? [] : [[`hex-row:${made.y}`, made]]),
      ),
      ...(journey ? [['journey', journeyOf(journey, eye)] as const] : []),
    ];
  },
};

const row = (map: Land, y: number, eye: Eye): HexRowRecord => ({
  type: 'hex-row',
  y,
  hexes: Array.from({ length: map.width }, (_, x) => hex(map, { x, y }, eye)).flatMap((one) => one ?? []),
});

function hex(map: Land, place: { readonly x: number; readonly y: number }, eye: Eye): HexRecord | null {
  const key: HexKey = hexKey(place);
  const known = map.charted[key];
  if (eye === 'referee') return { x: place.x, ...hexOf(map, place), charted: known !== undefined };
  return known ? { x: place.x, ...known, note: null, charted: true } : null;
}

function journeyOf({ at, believed, day, days, restOwed, vessel }: Journey, eye: Eye): JourneyRecord {
  return {
    type: 'journey',
    believed,
    at: eye === 'referee' ? at : null,
    days: days.length,
    restOwed: restOwed !== 'no',
    vessel,
    day: day && {
      step: day.step,
      course: day.course,
      wind: day.wind,
      heading: eye === 'referee' ? day.heading : null,
      left: eye === 'referee' ? day.left : null,
    },
  };
}
