import type { Square } from '@lanthorn/geometry';
import type { LandId, SceneId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withAdventure } from '../../../state/adventure.ts';
import {
  type Ground,
  type HexFacts,
  type HexKey,
  hexKey,
  hexOf,
  type Journey,
  type Land,
  type LandFacts,
  landId,
  landNamed,
  landsInOrder,
} from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { hexPlace, isPlaceOf } from '../../making/advancement/places.ts';
import { type Way, withPainted, withWay } from './ways.ts';

/** What was done to one of several maps; absent for the one that the party is on. */
interface OnLand {
  readonly land?: LandId;
}

export interface LandAdded {
  readonly type: 'LandAdded';
  /** Its own, or that of the map which it replaces. Absent in campaigns that had one alone: it replaces that. */
  readonly land?: LandId;
  readonly facts: LandFacts;
}

export interface LandRenamed {
  readonly type: 'LandRenamed';
  readonly land: LandId;
  readonly name: string;
}

/** A hex map stands under a folder, and before another one of the list, or at its end. */
export interface LandFiled {
  readonly type: 'LandFiled';
  readonly land: LandId;
  readonly folder: string | null;
  readonly before: LandId | null;
}

export interface LandRemoved {
  readonly type: 'LandRemoved';
  readonly land: LandId;
  readonly name: string;
}

export interface LandScaled extends OnLand {
  readonly type: 'LandScaled';
  readonly milesPerHex: number;
  readonly was: number;
}

export interface HexesPainted extends OnLand {
  readonly type: 'HexesPainted';
  readonly hexes: readonly Square[];
  readonly ground: Ground;
  readonly road: boolean;
  readonly river: boolean;
}

/** A road or river was drawn through hexes, each beside the one before. */
export interface WayDrawn extends OnLand {
  readonly type: 'WayDrawn';
  readonly way: Way;
  readonly through: readonly Square[];
}

/** The referee, not the party's eyes, made hexes known or unknown. */
export interface HexesShown extends OnLand {
  readonly type: 'HexesShown';
  readonly hexes: readonly Square[];
  readonly shown: boolean;
}

export interface HexDescribed extends OnLand {
  readonly type: 'HexDescribed';
  readonly hex: Square;
  readonly label: string;
  readonly note: string;
}

/** What the party sees from where it is, as it draws it on its map. */
export type Charting = Readonly<Record<HexKey, HexFacts>>;

export interface PartyPlaced extends OnLand {
  readonly type: 'PartyPlaced';
  readonly at: Square;
  /** The maps in play that it stood on, and left; absent where it stood on none. */
  readonly left?: readonly SceneId[];
  readonly charted: Charting;
}

/** What was drawn in the wrong place is taken off the players' map. */
export interface BearingsFound {
  readonly type: 'BearingsFound';
  readonly at: Square;
  readonly charted: Charting;
}

export type LandEvent =
  | LandScaled
  | LandRenamed
  | LandFiled
  | LandRemoved
  | LandAdded
  | HexesPainted
  | WayDrawn
  | HexesShown
  | HexDescribed
  | PartyPlaced
  | BearingsFound;

export const landEvolvers: Evolvers<LandEvent> = {
  LandAdded: (state, { land: named, facts }) => {
    const added: Land = { ...facts, ...(named ? { id: named } : {}), charted: {} };
    const replaced = landNamed(state, named);
    if (!replaced) return state.land ? withOther(state, added) : { ...state, land: added };
    const forgotten = withAdventure(state, ({ known }) => ({
      known: known.filter((place) => !isPlaceOf(replaced, place)),
    }));
    return replaced === state.land ? { ...forgotten, land: added, journey: null } : withOther(forgotten, added);
  },
  LandRenamed: (state, { land: named, name }) => withLandNamed(state, named, (land) => ({ ...land, name })),
  LandFiled: filed,
  LandRemoved: (state, { land: named }) => withoutLand(state, named),
  LandScaled: (state, { land: named, milesPerHex }) =>
    withLandNamed(state, named, (land) => ({ ...land, milesPerHex })),
  HexesPainted: (state, { land: named, hexes, ground, road, river }) =>
    withLandNamed(state, named, (land) => withPainted(land, hexes, { ground, road, river })),
  WayDrawn: (state, { land: named, way, through }) =>
    withLandNamed(state, named, (land) => withWay(land, through, way)),
  HexesShown: (state, { land: named, hexes, shown }) =>
    withLandNamed(state, named, (land) => ({
      ...land,
      charted: shown
        ? { ...land.charted, ...Object.fromEntries(hexes.map((hex) => [hexKey(hex), seenHex(land, hex)])) }
        : without(land.charted, hexes.map(hexKey)),
    })),
  HexDescribed: (state, { land: named, hex, label, note }) =>
    withLandNamed(state, named, (land) => ({
      ...land,
      hexes: { ...land.hexes, [hexKey(hex)]: { ...hexOf(land, hex), label, note } },
    })),
  PartyPlaced: (before, { land: named, at, charted }) => {
    const state = onOtherLand(before, named);
    const { adrift: _saved, ...journey } = state.journey ?? { ...NO_JOURNEY, adrift: undefined };
    const setOut = withAdventure(state, ({ known }) => ({
      known: state.land ? [...known, hexPlace(state.land, hexKey(at))] : known,
    }));
    return withCharted({ ...setOut, journey: { ...journey, at, believed: at, doubtful: [] } }, charted);
  },
  BearingsFound: (state, { at, charted }) => {
    if (!state.journey) return state;
    const cleared = withLand(state, (land) => ({
      ...land,
      charted: without(land.charted, state.journey?.doubtful ?? []),
    }));
    return withCharted({ ...cleared, journey: { ...state.journey, at, believed: at, doubtful: [] } }, charted);
  },
};

const NO_JOURNEY: Omit<Journey, 'at' | 'believed'> = {
  doubtful: [],
  day: null,
  days: [],
  restOwed: 'no',
  vessel: null,
  inHand: null,
};

/** What of a hex whoever passes through sees: what is named here, and no more. */
export function seenHex(land: LandFacts, hex: Square): HexFacts {
  const { ground, road, river, roadSides, riverSides, label } = hexOf(land, hex);
  return { ground, road, river, ...(roadSides && { roadSides }), ...(riverSides && { riverSides }), label };
}

/** The state with the hex map changed; the same state when there is none. */
export const withLand = (state: GameState, change: (land: Land) => Land): GameState =>
  state.land ? { ...state, land: change(state.land) } : state;

/** The state with one of its hex maps changed: the party's where none is named; the same state when there is no such map. */
function withLandNamed(state: GameState, named: LandId | undefined, change: (land: Land) => Land): GameState {
  const found = landNamed(state, named);
  if (!found || found === state.land) return found ? withLand(state, change) : state;
  return withOther(state, change(found));
}

const withOther = (state: GameState, land: Land): GameState => ({
  ...state,
  otherLands: { ...state.otherLands, [landId(land)]: land },
});

function filed(state: GameState, { land: named, folder, before }: LandFiled): GameState {
  const others = landsInOrder(state).filter((land) => landId(land) !== named);
  const place = others.findIndex((land) => landId(land) === before);
  const order = others.map(landId).toSpliced(place < 0 ? others.length : place, 0, named);
  const renamed = withLandNamed(state, named, ({ folder: _old, ...land }) => ({
    ...land,
    ...(folder ? { folder } : {}),
  }));
  return order.reduce((now, one, listed) => withLandNamed(now, one, (land) => ({ ...land, listed })), renamed);
}

function withoutLand(state: GameState, named: LandId): GameState {
  if (state.land && landId(state.land) === named) return { ...state, land: null };
  const { [named]: _removed, ...others } = state.otherLands ?? {};
  const { otherLands: _before, ...rest } = state;
  return Object.keys(others).length > 0 ? { ...rest, otherLands: others } : rest;
}

/** The party leaves its hex map, and goes on upon another: players keep what they charted of either. */
function onOtherLand(state: GameState, named: LandId | undefined): GameState {
  const found = landNamed(state, named);
  if (!found || found === state.land) return state;
  const { land, journey } = state;
  const left = land && withOther(state, journey ? { ...land, visited: true } : land);
  return {
    ...withoutLand(left ?? state, landId(found)),
    land: found,
    journey: journey && elsewhere(journey),
  };
}

/** Nothing of the way on one map counts on another. */
const elsewhere = ({ unfinished: _there, ...journey }: Journey): Journey => ({ ...journey, inHand: null });

/** The players draw on their map: what stands there already stays. */
export const withCharted = (state: GameState, charted: Charting): GameState =>
  Object.keys(charted).length === 0
    ? state
    : withLand(state, (land) => ({ ...land, charted: { ...charted, ...land.charted } }));

const without = (charted: Charting, keys: readonly string[]): Charting => {
  const gone = new Set(keys);
  return Object.fromEntries(Object.entries(charted).filter(([key]) => !gone.has(key)));
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly land: LandEvent;
  }
}
