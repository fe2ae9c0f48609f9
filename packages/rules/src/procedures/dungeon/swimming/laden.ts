import type { Armour, Creature } from '../../../state/creature.ts';

const HEAVY: readonly Armour[] = ['chainmail', 'plate'];

/** Whether somebody wears what drags them under. */
export const isHeavilyLaden = ({ armour }: Creature): boolean => HEAVY.includes(armour);
