import type { Square } from '@lanthorn/geometry';
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
} from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { hexPlace, isHexPlace } from '../../making/advancement/places.ts';

export interface LandAdded {
  readonly type: 'LandAdded';
  readonly facts: LandFacts;
}

export interface LandScaled {
  readonly type: 'LandScaled';
  readonly milesPerHex: number;
  readonly was: number;
}

export interface HexesPainted {
  readonly type: 'HexesPainted';
  readonly hexes: readonly Square[];
  readonly ground: Ground;
  readonly road: boolean;
  readonly river: boolean;
}

/** The referee, not the party's eyes, made hexes known or unknown. */
export interface HexesShown {
  readonly type: 'HexesShown';
  readonly hexes: readonly Square[];
  readonly shown: boolean;
}

export interface HexDescribed {
  readonly type: 'HexDescribed';
  readonly hex: Square;
  readonly label: string;
  readonly note: string;
}

/** What the party sees from where it is, as it draws it on its map. */
export type Charting = Readonly<Record<HexKey, HexFacts>>;

export interface PartyPlaced {
  readonly type: 'PartyPlaced';
  readonly at: Square;
  readonly charted: Charting;
}

/** What was drawn in the wrong place is taken off the players' map. */
export interface BearingsFound {
  readonly type: 'BearingsFound';
  readonly at: Square;
  readonly charted: Charting;
}

export type LandEvent = LandScaled | LandAdded | HexesPainted | HexesShown | HexDescribed | PartyPlaced | BearingsFound;

export const landEvolvers: Evolvers<LandEvent> = {
  LandAdded: (state, { facts }) => ({
    ...withAdventure(state, ({ known }) => ({ known: known.filter((place) => !isHexPlace(place)) })),
    land: { ...facts, charted: {} },
    journey: null,
  }),
  LandScaled: (state, { milesPerHex }) => withLand(state, (land) => ({ ...land, milesPerHex })),
  HexesPainted: (state, { hexes, ground, road, river }) =>
    withLand(state, (land) => ({
      ...land,
      hexes: {
        ...land.hexes,
        ...Object.fromEntries(hexes.map((hex) => [hexKey(hex), { ...hexOf(land, hex), ground, road, river }])),
      },
    })),
  HexesShown: (state, { hexes, shown }) =>
    withLand(state, (land) => ({
      ...land,
      charted: shown
        ? { ...land.charted, ...Object.fromEntries(hexes.map((hex) => [hexKey(hex), seenHex(land, hex)])) }
        : without(land.charted, hexes.map(hexKey)),
    })),
  HexDescribed: (state, { hex, label, note }) =>
    withLand(state, (land) => ({
      ...land,
      hexes: { ...land.hexes, [hexKey(hex)]: { ...hexOf(land, hex), label, note } },
    })),
  PartyPlaced: (state, { at, charted }) => {
    const { adrift: _saved, ...before } = state.journey ?? { ...NO_JOURNEY, adrift: undefined };
    const setOut = withAdventure(state, ({ known }) => ({ known: [...known, hexPlace(hexKey(at))] }));
    return withCharted({ ...setOut, journey: { ...before, at, believed: at, doubtful: [] } }, charted);
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

/** A hex without what is the referee's alone. */
export function seenHex(land: LandFacts, hex: Square): HexFacts {
  const { ground, road, river, label } = hexOf(land, hex);
  return { ground, road, river, label };
}

/** The state with the hex map changed; the same state when there is none. */
export const withLand = (state: GameState, change: (land: Land) => Land): GameState =>
  state.land ? { ...state, land: change(state.land) } : state;

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
