import { GRIDS, type GridKind } from '@lanthorn/geometry';
import { choice, labelled } from '../../../core/inputs.ts';
import { GRID_LINES, GRID_LINES_NAMES, GRID_NAMES, type GridLines } from '../../../state/scene.ts';

/** Asks how places are to lie. */
export const gridInput = (label: string, preset: GridKind) =>
  choice('grid', label, labelled(GRIDS, GRID_NAMES), preset);

/** Asks how a grid is to be shown. */
export const gridLinesInput = (preset: GridLines) =>
  choice('lines', 'Lines of the grid', labelled(GRID_LINES, GRID_LINES_NAMES), preset);

/** What a number is called instead while the grid is of hexes. */
export const onHexes = (label: string) => ({ by: 'grid', of: { pointy: label, flat: label } });
