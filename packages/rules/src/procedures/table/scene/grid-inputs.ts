import { GRIDS, type GridKind } from '@lanthorn/geometry';
import { labelled } from '../../../core/inputs.ts';
import { GRID_LINES, GRID_LINES_NAMES, GRID_NAMES, type GridLines } from '../../../state/scene.ts';

/** Asks how places are to lie. */
export const gridInput = (preset: GridKind) => ({ of: labelled(GRIDS, GRID_NAMES), preset });

/** Asks how a grid is to be shown. */
export const gridLinesInput = (preset: GridLines) => ({ of: labelled(GRID_LINES, GRID_LINES_NAMES), preset });

/** What a number is called instead while the grid is of hexes. */
export const onHexes = (label: string) => ({ by: 'grid', of: { pointy: label, flat: label } });
