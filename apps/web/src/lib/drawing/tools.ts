import type { GridKind } from '@lanthorn/geometry';
import { PASSES, type Passes, placeOf, placesOf } from '@lanthorn/rules';

/** What the hand draws. */
export type DrawingTool =
  | 'select'
  | 'wall'
  | 'dig'
  | 'door'
  | 'room'
  | 'light'
  | 'trap'
  | 'feature'
  | 'exit'
  | 'note'
  | 'fog'
  | 'trace'
  | 'grid';

/** A tool of the pen: its key, and what its user is told to do. */
export interface ToolFacts {
  readonly name: DrawingTool;
  readonly label: string;
  readonly key: string;
  readonly hint: string;
}

/** What is said of squares, of the places of a grid. */
export const ofGrid = (words: string, grid: GridKind): string =>
  words.replaceAll('squares', placesOf(grid)).replaceAll('square', placeOf(grid));

export const TOOLS: readonly ToolFacts[] = [
  {
    name: 'select',
    label: 'Choose',
    key: 'v',
    hint: 'Click what is drawn: change it beside, or press Delete; drag it elsewhere. Drag over a part of the map to copy, move or delete it.',
  },
  {
    name: 'wall',
    label: 'Wall',
    key: 'w',
    hint: 'Click corner after corner. Click the last one again, or Enter, to end. Alt: off the grid.',
  },
  {
    name: 'dig',
    label: 'Dig',
    key: 'g',
    hint: 'Drag over squares: floor inside, walls around. What touches is joined.',
  },
  { name: 'door', label: 'Door', key: 'd', hint: 'Click on a wall: the door breaks through it.' },
  {
    name: 'room',
    label: 'Room',
    key: 'r',
    hint: 'Click inside four walls, or drag over the squares, and write its key. Rock is dug.',
  },
  { name: 'light', label: 'Light', key: 'l', hint: 'Click where it burns.' },
  { name: 'trap', label: 'Trap', key: 't', hint: 'Click the square where it lies in wait, or drag over several.' },
  {
    name: 'feature',
    label: 'Thing',
    key: 'f',
    hint: 'Click the square where it stands. Water and rough ground: drag over the squares.',
  },
  {
    name: 'exit',
    label: 'Way out',
    key: 'x',
    hint: 'Click the square of the stairs or the door; then say where it leads.',
  },
  { name: 'note', label: 'Note', key: 'n', hint: 'Click a place to remark on: nobody but you reads it.' },
  { name: 'fog', label: 'Fog', key: 'o', hint: '' },
  { name: 'trace', label: 'Trace', key: 'p', hint: '' },
  { name: 'grid', label: 'Grid', key: 's', hint: '' },
];

/** What kind of wall is drawn, by what passes it; from the left of the hand that draws it. */
export const WALLS = {
  none: 'Wall',
  both: 'One-way wall',
  sight: 'One-way, for eyes alone',
  steps: 'One-way, for feet alone',
} as const;

/** The kind of wall that somebody has chosen from a list of these. */
export function passesIn(event: Event & { readonly currentTarget: HTMLSelectElement }): Passes | null {
  const { value } = event.currentTarget;
  return PASSES.find((one) => one === value) ?? null;
}

export const DOORS = {
  door: 'Door',
  double: 'Double door',
  secret: 'Secret door',
  archway: 'Archway',
  portcullis: 'Portcullis',
  barred: 'Barred door',
  window: 'Window',
} as const;

export const FEATURES = {
  'stairs-down': 'Stairs down',
  'stairs-up': 'Stairs up',
  entrance: 'Entrance',
  column: 'Column',
  water: 'Water',
  statue: 'Statue',
  altar: 'Altar',
  pit: 'Pit',
  chest: 'Chest',
  well: 'Well',
  throne: 'Throne',
  rubble: 'Rubble',
  rough: 'Rough ground',
} as const;
