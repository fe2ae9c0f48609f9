/** ERI-ATK-01: descending, from 9 to 2. */
const ARMOUR = { none: 9, leather: 7, chain: 5, plate: 3 } as const;
export type ErisArmour = keyof typeof ARMOUR;

export const descendingOf = (armour: ErisArmour, shield: boolean): number => ARMOUR[armour] - (shield ? 1 : 0);

export const isMetal = (armour: string): boolean => armour === 'chain' || armour === 'plate';
