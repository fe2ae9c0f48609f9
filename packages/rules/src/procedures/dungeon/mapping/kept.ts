import type { GridKind, Square } from '@lanthorn/geometry';
import type { PartyMapId } from '../../../core/index.ts';

/** What a square, or a hex, of the party's map is filled with. */
export const FILLS = ['blank', 'floor', 'water'] as const;
export type Fill = (typeof FILLS)[number];

/** What is drawn along a side, besides the walls around all that is filled. */
export const BORDERS = ['wall', 'door', 'secret-door', 'portcullis', 'opening'] as const;
export type Border = (typeof BORDERS)[number];

/** Signs of which each stands in a square. */
export const SIGNS = [
  'stairs-up',
  'stairs-down',
  'trap',
  'pit',
  'pillar',
  'statue',
  'altar',
  'well',
  'treasure',
  'remark',
] as const;
export type Sign = (typeof SIGNS)[number];

/** Which side of its square, or its hex, is meant. */
export const EDGES = ['north', 'west', 'north-west', 'north-east', 'south-west'] as const;
export type Edge = (typeof EDGES)[number];

/** A side of a square, or of a hex. */
export interface SquareSide extends Square {
  readonly edge: Edge;
}

/** A map that the party draws for itself, on paper of squares or of hexes, of what it takes the place to be; all may look at it. */
export interface PartyMap {
  readonly id: PartyMapId;
  readonly name: string;
  /** Squares across. @most 1_000 */
  readonly width: number;
  /** Squares down. @most 1_000 */
  readonly height: number;
  readonly feetPerSquare: number;
  /** Of the paper. */
  readonly grid: GridKind;
  /** From the top a text for each row, with a letter for each square (see `LETTERS`). */
  readonly rows: readonly string[];
  readonly borders: readonly (SquareSide & { readonly border: Border })[];
  readonly signs: readonly (Square & { readonly sign: Sign; readonly text: string })[];
  /** Where the mapper takes the party to be; null where that is not drawn. */
  readonly party: Square | null;
}

/** One stroke of the pen. */
export type PenStroke =
  /** A rectangle is filled; what becomes blank loses its signs, and the borders that then divide nothing. */
  | { readonly fill: Fill; readonly from: Square; readonly to: Square }
  /** Null wipes it off. */
  | { readonly side: SquareSide; readonly border: Border | null }
  /** Null wipes it off. */
  | { readonly at: Square; readonly sign: Sign | null; readonly text: string }
  | { readonly party: Square | null };

declare module '../../../state/state.ts' {
  interface GameState {
    /** Absent for none. */
    readonly partyMaps?: Readonly<Record<PartyMapId, PartyMap>>;
  }
}
