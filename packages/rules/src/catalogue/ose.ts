import { oseAdventuringLines } from './ose-adventuring.ts';
import { oseEncounterLines } from './ose-encounters.ts';
import { oseExplorationLines } from './ose-exploration.ts';
import { oseTableLines } from './ose-tables.ts';

/** Each rule of Old-School Essentials, in a line. */
export const oseLines = {
  ...oseAdventuringLines,
  ...oseExplorationLines,
  ...oseEncounterLines,
  ...oseTableLines,
} as const;
