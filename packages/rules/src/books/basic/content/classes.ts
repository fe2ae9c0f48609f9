import type { HitDice } from '../../../state/creature.ts';

/** The classes that the book has tables for. */
export type BasicClass = 'cleric' | 'fighter' | 'magic-user' | 'thief';

/** Folk who are a class in other books are of a class here: dwarves and halflings fighters, elves fighters and magic-users. */
const TABLES: Readonly<Record<string, readonly BasicClass[]>> = {
  cleric: ['cleric'],
  fighter: ['fighter'],
  'magic-user': ['magic-user'],
  thief: ['thief'],
  dwarf: ['fighter'],
  halfling: ['fighter'],
  elf: ['fighter', 'magic-user'],
};

/** The tables that somebody of a class goes by, the best figure of each; of a class of another book, the fighter's. */
export const tablesOf = (name: string): readonly BasicClass[] =>
  (Object.hasOwn(TABLES, name) ? TABLES[name] : undefined) ?? ['fighter'];

/** Whole hit dice: what is added or taken off does not count, but one die and less points is less than one (BFR-ATK-06). */
export const wholeDice = ({ dice, plus }: HitDice): number =>
  dice < 1 || (dice === 1 && plus < 0) ? 0 : Math.floor(dice);
