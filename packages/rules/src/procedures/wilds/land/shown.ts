import type { Square } from '@lanthorn/geometry';
import type { Eye, LandId } from '../../../core/index.ts';
import type { Entries, SharedSection } from '../../../play/index.ts';
import {
  type Course,
  type DayStep,
  type HexFacts,
  type HexKey,
  hexKey,
  hexOf,
  type Journey,
  type Land,
  type LandFacts,
  landId,
  type Vessel,
} from '../../../state/land.ts';

interface ListedLand extends Pick<LandFacts, 'name' | 'layout' | 'width' | 'height' | 'milesPerHex'> {
  readonly id: LandId;
  /** Under what it is kept; null for nothing. Referee only. */
  readonly folder: string | null;
  /** Its place in the list; null where it was never put in order. Referee only. */
  readonly listed: number | null;
}

/** The hex map, and its scale. */
export interface LandRecord extends ListedLand {
  readonly type: 'land';
}

/** A hex map that the party is not on. */
export interface OtherLandRecord extends ListedLand {
  readonly type: 'other-land';
  readonly rows: readonly HexRowRecord[];
}

export interface HexRecord extends HexFacts {
  readonly x: number;
  /** Referee only. */
  readonly note: string | null;
  /** It stands on the players' map. */
  readonly charted: boolean;
}

/** The hexes of one row that this seat knows. */
export interface HexRowRecord {
  readonly type: 'hex-row';
  readonly y: number;
  readonly hexes: readonly HexRecord[];
}

/** The party on its way over the hex map. */
export interface JourneyRecord {
  readonly type: 'journey';
  /** Where the players think they are. */
  readonly believed: Square;
  /** Where they are. Referee only. */
  readonly at: Square | null;
  /** Days gone by. */
  readonly days: number;
  readonly restOwed: boolean;
  readonly vessel: Vessel | null;
  readonly day: {
    readonly step: DayStep;
    readonly course: Course;
    readonly wind: string | null;
    /** Where they really go. Referee only. */
    readonly heading: Course['heading'] | null;
    /** Days' worth of travel left. Referee only. */
    readonly left: number | null;
  } | null;
}

type Shown = LandRecord | OtherLandRecord | HexRowRecord | JourneyRecord;

/** The hex maps: the referee's as they are, everyone else's as the players drew them. Nothing of a map that they never stood on. */
export const landShown: SharedSection<Shown> = {
  shared: true,
  reads: (state) => [state.land, state.otherLands, state.journey],
  entries: ({ land, otherLands = {}, journey }, eye) => [
    ...(land && (eye === 'referee' || journey) ? ofParty(land, journey, eye) : []),
    ...Object.values(otherLands)
      .filter(({ visited }) => eye === 'referee' || visited)
      .map((other) => [`other-land:${landId(other)}`, otherLand(other, eye)] as const),
  ],
};

const ofParty = (land: Land, journey: Journey | null, eye: Eye): Entries<Shown> => [
  ['land', { type: 'land', ...factsOf(land, eye) }],
  ...rows(land, eye).map((made) => [`hex-row:${made.y}`, made] as const),
  ...(journey ? [['journey', journeyOf(journey, eye)] as const] : []),
];

const factsOf = (land: Land, eye: Eye): ListedLand => {
  const { name, layout, width, height, milesPerHex, folder = null, listed = null } = land;
  const kept = eye === 'referee' ? { folder, listed } : { folder: null, listed: null };
  return { id: landId(land), name, layout, width, height, milesPerHex, ...kept };
};

const otherLand = (land: Land, eye: Eye): OtherLandRecord => ({
  type: 'other-land',
  ...factsOf(land, eye),
  rows: rows(land, eye),
});

const rows = (land: Land, eye: Eye): readonly HexRowRecord[] =>
  Array.from({ length: land.height }, (_, y) => row(land, y, eye)).filter(({ hexes }) => hexes.length > 0);

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

declare module '../../../play/shown.ts' {
  interface RecordsByFolder {
    readonly land: Shown;
  }
}
