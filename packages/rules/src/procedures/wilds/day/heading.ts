/** The eight winds, clockwise. */
export const HEADINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Heading = (typeof HEADINGS)[number];

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
