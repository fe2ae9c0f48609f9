import { ARMOUR } from '../../../books/ose/content/armour.ts';
import type { Creature } from '../../../state/creature.ts';

/** Whether somebody wears what drags them under. */
export const isHeavilyLaden = ({ armour }: Creature): boolean => ARMOUR[armour].movement === 'heavy';
