/** BFR-DMG-01: the die of each weapon, by the names of the chapter's list. */
const DICE: Readonly<Record<string, number>> = {
  'battle axe': 8,
  club: 4,
  crossbow: 8,
  'light crossbow': 6,
  dagger: 4,
  'hand axe': 6,
  'long bow': 8,
  mace: 8,
  'pole arm': 10,
  'short bow': 6,
  'short sword': 6,
  'silver dagger': 4,
  sling: 4,
  spear: 6,
  staff: 6,
  sword: 8,
  'two-handed sword': 10,
  'war hammer': 6,
};

/** BFR-DMG-04. */
const FIST = 3;

/** The sides of a weapon's die; null for what the book does not list. */
export const basicDie = (name: string): number | null =>
  name === 'unarmed' ? FIST : Object.hasOwn(DICE, name) ? (DICE[name] ?? null) : null;

/** Whether a weapon is drawn and let go, so that strength adds nothing (BFR-DMG-02). */
export const isBow = (name: string): boolean => /bow$/.test(name);

/** Rounds from one shot to the next (BFR-MIS-03); the crossbow of the chapter's list is a heavy one. */
export const roundsToReload = (name: string): number =>
  name === 'light crossbow' ? 2 : /crossbow$/.test(name) ? 3 : 1;
