import { oseAdventuringLines } from './catalogue/adventuring.ts';
import { oseEncounterLines } from './catalogue/encounters.ts';
import { oseExplorationLines } from './catalogue/exploration.ts';
import { oseTableLines } from './catalogue/tables.ts';

/** Each rule of Old-School Essentials, in a line. */
export const oseLines = {
  ...oseAdventuringLines,
  ...oseExplorationLines,
  ...oseEncounterLines,
  ...oseTableLines,
} as const;
