import { GRIDS, type GridKind } from '@lanthorn/geometry';
import { choice, labelled } from '../../../core/inputs.ts';
import { GRID_NAMES } from '../../../state/scene.ts';

/** Asks how places are to lie. */
export const gridInput = (label: string, preset: GridKind) =>
  choice('grid', label, labelled(GRIDS, GRID_NAMES), preset);

/** What a number is called instead while the grid is of hexes. */
export const onHexes = (label: string) => ({ by: 'grid', of: { pointy: label, flat: label } });
