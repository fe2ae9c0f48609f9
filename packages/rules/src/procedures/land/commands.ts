import type { HexLayout } from '@lanthorn/geometry';
import type { Ground, LandFacts } from '../../state/land.ts';

/** The referee adds a hex map, in place of the last. Not asked over the wire: maps come in as files. */
export interface AddLand {
  readonly type: 'AddLand';
  readonly facts: LandFacts;
}

/** The referee begins a hex map of clear ground, in place of the last. */
export interface DrawLand {
  readonly type: 'DrawLand';
  readonly name: string;
  readonly layout: HexLayout;
  /** Hexes across and down, 1–100. */
  readonly width: number;
  readonly height: number;
  /** 1–30. */
  readonly milesPerHex: number;
}

/** A rectangle of the hex map. Columns and rows count from 1, as they stand printed on it. */
interface Hexes {
  readonly column: number;
  readonly row: number;
  readonly toColumn: number;
  readonly toRow: number;
}

/** The referee covers hexes with a terrain. */
export interface PaintHexes extends Hexes {
  readonly type: 'PaintHexes';
  readonly ground: Ground;
  readonly road: boolean;
  readonly river: boolean;
}

/** The referee shows hexes to the players as they are, or takes them off their map. */
export interface ShowHexes extends Hexes {
  readonly type: 'ShowHexes';
  readonly shown: boolean;
}

/** The referee names a hex, and remarks on it. The note stays the referee's. */
export interface DescribeHex {
  readonly type: 'DescribeHex';
  readonly column: number;
  readonly row: number;
  readonly label: string;
  readonly note: string;
}

/** The referee puts the party on a hex; it knows where it is. */
export interface PlaceParty {
  readonly type: 'PlaceParty';
  readonly column: number;
  readonly row: number;
}

/** The party finds out where it really is (OSE-HAZ-08). */
export interface FindBearings {
  readonly type: 'FindBearings';
}

/** The referee says how many miles a hex is across, as for a map that came as a file. */
export interface ScaleLand {
  readonly type: 'ScaleLand';
  /** 1–30. */
  readonly milesPerHex: number;
}

export type LandCommand =
  | ScaleLand
  | AddLand
  | DrawLand
  | PaintHexes
  | ShowHexes
  | DescribeHex
  | PlaceParty
  | FindBearings;
