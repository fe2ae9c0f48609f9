import type { Compass, HexLayout, Square } from '@lanthorn/geometry';
import { id, type LandId } from '../core/ids.ts';

/** Miles to a hex. */
export const MOST_MILES = 30;
/** Hexes a side of a map; more is refused. */
export const MOST_HEXES = 100;

/** Hexes in one stroke of a brush: more would not go into one message. */
export const MOST_BRUSHED = 4_000;

/** What a hex is covered with; a road or river through it is said beside. */
export const GROUNDS = [
  'clear',
  'grasslands',
  'settled',
  'city',
  'barren',
  'broken',
  'hills',
  'forest',
  'mountains',
  'desert',
  'jungle',
  'swamp',
  'ocean',
  'lake',
] as const;
export type Ground = (typeof GROUNDS)[number];

/** Column and row, as `3,4`. */
export type HexKey = `${number},${number}`;
export const hexKey = ({ x, y }: Square): HexKey => `${x},${y}`;

/** The hex that a key names. */
export function hexAtKey(key: HexKey): Square {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
}

/** The number printed on a hex: `0304`. */
export const hexName = ({ x, y }: Square): string => [x + 1, y + 1].map((n) => String(n).padStart(2, '0')).join('');

/** A hex as somebody passing through sees it. */
export interface HexFacts {
  readonly ground: Ground;
  readonly road: boolean;
  readonly river: boolean;
  /** The sides over which the road leaves it; absent where it is only known that one runs through it. */
  readonly roadSides?: readonly Compass[];
  /** The same of the river. */
  readonly riverSides?: readonly Compass[];
  readonly label: string;
}

/** A hex as it is. The note is for the referee alone. */
export interface Hex extends HexFacts {
  readonly note: string;
}

/** A hex map as its file or its author describes it. Columns and rows from 0; a hex that is not listed is clear. */
export interface LandFacts {
  readonly name: string;
  readonly layout: HexLayout;
  readonly width: number;
  readonly height: number;
  readonly milesPerHex: number;
  readonly hexes: Readonly<Record<HexKey, Hex>>;
}

/** A hex map of the campaign. */
export interface Land extends LandFacts {
  /** Absent for the first one of a campaign from before it could have several. */
  readonly id?: LandId;
  /** The party has been on it, and players keep what they charted of it; absent where it has not. */
  readonly visited?: true;
  /** Under what the referee keeps it; absent for none. */
  readonly folder?: string;
  /** Its place in the referee's list, from 0; absent while the list was never put in order. */
  readonly listed?: number;
  /** What stands on the players' own map, where they think it is. */
  readonly charted: Readonly<Record<HexKey, HexFacts>>;
  /** Where the party has been, one after the other, wherever it thought it was; absent for nowhere. */
  readonly trodden?: readonly HexKey[];
}

const FIRST: LandId = id('first');

export const landId = (land: Land): LandId => land.id ?? FIRST;

/** The hex maps of a campaign. */
export interface Lands {
  /** The one that the party is on, or that lies ready for it. */
  readonly land: Land | null;
  /** The others; absent for none. */
  readonly otherLands?: Readonly<Record<LandId, Land>>;
}

/** All hex maps, the party's first. */
export const allLands = ({ land, otherLands = {} }: Lands): readonly Land[] => [
  ...(land ? [land] : []),
  ...Object.values(otherLands),
];

/** All hex maps in the referee's order: those that were never put in it come last, the party's first. */
export const landsInOrder = (lands: Lands): readonly Land[] =>
  allLands(lands).toSorted(({ listed: one = Number.MAX_VALUE }, { listed: other = Number.MAX_VALUE }) => one - other);

/** The hex map of that id, or the party's where none is named; null when there is no such map. */
export const landNamed = (lands: Lands, named: LandId | undefined): Land | null =>
  named === undefined ? lands.land : (allLands(lands).find((land) => landId(land) === named) ?? null);

export const PACES = ['march', 'forced', 'rest', 'hunt'] as const;
export type Pace = (typeof PACES)[number];

/** How one goes: across country, along the road, through the air, or on the water by oars or sails. */
export const WAYS_OF_TRAVEL = ['country', 'road', 'air', 'oars', 'sails'] as const;
export type WayOfTravel = (typeof WAYS_OF_TRAVEL)[number];

export const DAY_STEPS = ['course', 'losingDirection', 'weather', 'wandering', 'description', 'endOfDay'] as const;
export type DayStep = (typeof DAY_STEPS)[number];

/** What the players decided for the day. */
export interface Course {
  /** Of the first hex, where they are bound for a place. */
  readonly heading: Compass;
  /** Where they are bound, by their own map; absent for on and on the same way. */
  readonly goal?: HexKey;
  readonly pace: Pace;
  readonly way: WayOfTravel;
  /** What they ride, or null on foot. */
  readonly mount: string | null;
  readonly forage: boolean;
}

/** A day on the way. */
export interface TravelDay {
  readonly step: DayStep;
  readonly course: Course;
  /** Where they really go. The referee's alone. */
  readonly heading: Compass;
  /** What is left of the day's travel: 1 is a whole day at the usual pace. */
  readonly left: number;
  /** Of that, what had been made of the way into the next hex on days before, until it is come to; absent or 0 for nothing. */
  readonly begun?: number;
  /** The miles that those are of the next hex; absent where nothing was begun, and in days that were set before they were kept. */
  readonly made?: number;
  /** The day ended before a hex that costs more than was left of it. */
  readonly short?: true;
  readonly wind: string | null;
  /** What the wind makes of sails and of oars. */
  readonly windFactor: { readonly sails: number; readonly oars: number };
  /** Miles that a river adds to the day's travel, or takes from it; absent for none. */
  readonly current?: number;
  /** A gale drives the ship before it. */
  readonly swept: boolean;
  /** How many the day's foraging feeds. */
  readonly fed: number;
  /** Somebody came in its night, or nobody did; absent before it is looked for. */
  readonly night?: 'quiet' | 'broken';
}

/** A ship under the party. */
export interface Vessel {
  readonly name: string;
  /** Base rates in feet; null when it has no oars, or no sails. */
  readonly rowing: number | null;
  readonly sailing: number | null;
  readonly seaworthy: boolean;
  /** It took on water, and goes a third slower until it is mended at a dock. */
  readonly holed: boolean;
}

/** Those whose ship is lost far from land, or on a shore. */
export interface Adrift {
  /** Whether it is known who drowned and who keeps afloat. */
  readonly faced: boolean;
}

/** What is left over of a sum of fractions that should come to nothing. */
export const ROUNDING_ERROR = 1e-9;

/** The party on its way over the land. */
export interface Journey {
  /** Where it is. The referee's alone. */
  readonly at: Square;
  /** Where the players think it is. */
  readonly believed: Square;
  /** What was charted since the party lost its way, and may stand in the wrong place. */
  readonly doubtful: readonly string[];
  readonly day: TravelDay | null;
  /** Days gone by on the way: travel, rest, or neither. */
  readonly days: readonly ('T' | 'R' | 'H')[];
  /** A forced march demands a day of rest, and whether a day went by without it. */
  readonly restOwed: 'no' | 'yes' | 'overdue';
  readonly vessel: Vessel | null;
  /** Its ship is lost, and it is in the water; absent for all others. */
  readonly adrift?: Adrift;
  /** Days' worth of the way already made into the next hex, the miles that they are, and on which course. */
  readonly inHand: { readonly heading: Compass; readonly days: number; readonly miles?: number } | null;
  /** The course of a day that ended on the way to a place; absent for none. */
  readonly unfinished?: Course;
}

const CLEAR: Hex = { ground: 'clear', road: false, river: false, label: '', note: '' };

/** The hex at a place of the land. */
export const hexOf = (land: LandFacts, place: Square): Hex => land.hexes[hexKey(place)] ?? CLEAR;

export const isWater = ({ ground }: HexFacts): boolean => ground === 'ocean' || ground === 'lake';

/** Whether ships and boats go there. */
export const isNavigable = (hex: HexFacts): boolean => isWater(hex) || hex.river || hex.ground === 'swamp';

/** Does the place lie on the map? */
export const isOnMap = ({ width, height }: Pick<LandFacts, 'width' | 'height'>, { x, y }: Square): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;
