/** The eight winds, clockwise. */
export const HEADINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Heading = (typeof HEADINGS)[number];

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
