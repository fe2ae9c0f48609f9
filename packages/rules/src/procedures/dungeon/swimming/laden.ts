import { ARMOUR } from '../../../content/ose/armour.ts';
import type { Creature } from '../../../state/creature.ts';

/** Whether somebody wears what drags them under. */
export const isHeavilyLaden = ({ armour }: Creature): boolean => ARMOUR[armour].movement === 'heavy';
