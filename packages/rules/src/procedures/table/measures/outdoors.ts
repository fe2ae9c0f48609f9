import type { Encounter } from '../../../state/encounter.ts';
import { inLengthUnit } from './units.ts';

type Setting = Encounter['setting'] | 'sea';

/** The unit of ranges and movement: feet in a dungeon, yards elsewhere. */
export const unitOf = (setting: Setting): 'foot' | 'yard' => (setting === 'dungeon' ? 'foot' : 'yard');

/** `feet` or `yards`. */
export const unitsOf = (setting: Setting): 'feet' | 'yards' => (unitOf(setting) === 'foot' ? 'feet' : 'yards');

/** In the open yards stand for feet, but areas stay as they are. */
export function measured(kind: 'range' | 'movement' | 'area', value: number, setting: Setting) {
  const unit = kind === 'area' ? 'foot' : unitOf(setting);
  return { value, unit, feet: inLengthUnit(value, unit, 'foot') };
}
