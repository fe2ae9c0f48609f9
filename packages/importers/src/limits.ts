/** The most that is read of anything. */
export interface ImportLimits {
  /** Bytes of the whole file. */
  readonly fileBytes: number;
  /** Lists and objects of a JSON file, one in another or not. */
  readonly values: number;
  /** Bytes of the picture in it. */
  readonly imageBytes: number;
  /** Squares to a side of the map. */
  readonly side: number;
  readonly wallPoints: number;
  readonly portals: number;
  readonly lights: number;
  /** Squares that all lights together may reach: each is looked at whenever a door moves. */
  readonly litSquares: number;
  readonly rects: number;
  readonly marks: number;
  /** Letters of one text. */
  readonly text: number;
  /** Hexes or lines of a hex map, rows of a table. */
  readonly rows: number;
}

export const LIMITS: ImportLimits = {
  fileBytes: 48_000_000,
  values: 400_000,
  imageBytes: 30_000_000,
  side: 500,
  wallPoints: 50_000,
  portals: 5_000,
  lights: 1_000,
  litSquares: 200_000,
  rects: 5_000,
  marks: 20_000,
  text: 10_000,
  rows: 20_000,
};
