import { CLASS_TABLES, CLASSES, type ClassName, type ClassTable, type LevelBand } from './classes.ts';

/** Folk of this book that go by another name elsewhere. */
const ALSO_CALLED: Readonly<Record<string, ClassName>> = { hobbit: 'halfling' };

/** The table of a class; null for monsters, normal humans and classes of other books. */
export function classTable(name: string | null): ClassTable | null {
  const called = ALSO_CALLED[name ?? ''] ?? name;
  return isClass(called) ? CLASS_TABLES[called] : null;
}

const isClass = (name: string | null): name is ClassName => CLASSES.some((known) => known === name);

/** What a level fights and saves as; a level past the last one counts as the last. */
export function levelBand(table: ClassTable, level: number): LevelBand {
  const band = table.bands.find(({ upTo }) => level <= upTo) ?? table.bands.at(-1);
  if (!band) throw new Error('a class without bands');
  return band;
}

/** Hit dice in notation: one a level up to the ninth, then a flat number a level. */
export function hitDiceOf({ hitDie, hitPointsAfter9 }: ClassTable, level: number): string {
  const plus = Math.max(0, level - 9) * hitPointsAfter9;
  return `${Math.min(level, 9)}d${hitDie}${plus > 0 ? `+${plus}` : ''}`;
}

/** Spell slots by spell level, the first level first (OSE-APX-06). */
export const spellSlots = ({ spells }: ClassTable, level: number): readonly number[] => spells?.[level - 1] ?? [];
