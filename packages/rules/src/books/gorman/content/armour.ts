import { GORMAN_CLASS, type GormanClass } from './classes.ts';

/** What is worn, in the book's words. */
export const GORMAN_ARMOURS = ['none', 'leather', 'chain', 'plate'] as const;

export type GormanArmour = (typeof GORMAN_ARMOURS)[number];

/** GOR-CLS-07: whether a class casts in what it wears. */
export function castsIn(of: GormanClass, armour: GormanArmour, shield: boolean): boolean {
  const facts = GORMAN_CLASS[of];
  if (facts.spellList === null) return false;
  return facts.armour === 'any' || (armour === 'none' && !shield);
}
