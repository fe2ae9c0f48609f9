import { HEX_SIDES, type HexLayout } from '@lanthorn/geometry';

/** The eight winds, clockwise. */
export const HEADINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Heading = (typeof HEADINGS)[number];

/** The six winds that lead out of a hex over a side, clockwise: a flat one has a corner to the east and the west, a pointy one to the north and the south. */
export const headingsOn = (layout: HexLayout): readonly Heading[] => HEX_SIDES[layout];

/** How many eighths of a full turn lie from one heading to another, clockwise. */
export const turnsBetween = (from: Heading, to: Heading): number =>
  (HEADINGS.indexOf(to) - HEADINGS.indexOf(from) + HEADINGS.length) % HEADINGS.length;

/** A heading turned clockwise by eighths of a full turn. */
export const turned = (heading: Heading, eighths: number): Heading =>
  HEADINGS.at((HEADINGS.indexOf(heading) + eighths) % HEADINGS.length) ?? heading;

/** A wind of the compass, as it is said. */
export const HEADING_NAMES: Readonly<Record<Heading, string>> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};
