import type { Ability, SaveValues } from '../../../state/creature.ts';

export const CLASSES = ['cleric', 'dwarf', 'elf', 'fighter', 'halfling', 'magic-user', 'thief'] as const;
export type ClassName = (typeof CLASSES)[number];

/** What a band of levels fights and saves as. */
export interface LevelBand {
  /** The last level of the band. */
  readonly upTo: number;
  readonly thac0: number;
  readonly saves: SaveValues;
}

/** A class as its table gives it (OSE-APX-02). */
export interface ClassTable {
  /** Least ability scores. */
  readonly requirements: Readonly<Partial<Record<Ability, number>>>;
  readonly prime: readonly Ability[];
  readonly hitDie: number;
  /** Hit points for each level above the ninth, without CON. */
  readonly hitPointsAfter9: number;
  /** Armour that may be worn: `any` comes with shields, the others without. */
  readonly armour: 'any' | 'leather' | 'none';
  /** `small`: neither long bow nor two-handed sword. */
  readonly weapons: 'any' | 'small' | 'blunt' | 'dagger';
  /** Experience needed for level n stands at n − 1; as many levels as figures. */
  readonly experience: readonly number[];
  readonly bands: readonly LevelBand[];
  /** Slots by spell level for level n stand at n − 1; null for those who cast nothing. */
  readonly spells: readonly (readonly number[])[] | null;
}

/** OSE-APX-02. */
export const CLASS_TABLES: Readonly<Record<ClassName, ClassTable>> = {
  cleric: {
    requirements: {},
    prime: ['WIS'],
    hitDie: 6,
    hitPointsAfter9: 1,
    armour: 'any',
    weapons: 'blunt',
    experience: [0, 1500, 3000, 6000, 12000, 25000, 50000, 100000, 200000, 300000, 400000, 500000, 600000, 700000],
    bands: [
      { upTo: 4, thac0: 19, saves: [11, 12, 14, 16, 15] },
      { upTo: 8, thac0: 17, saves: [9, 10, 12, 14, 12] },
      { upTo: 12, thac0: 14, saves: [6, 7, 9, 11, 9] },
      { upTo: 14, thac0: 12, saves: [3, 5, 7, 8, 7] },
    ],
    spells: [
      [],
      [1],
      [2],
      [2, 1],
      [2, 2],
      [2, 2, 1, 1],
      [2, 2, 2, 1, 1],
      [3, 3, 2, 2, 1],
      [3, 3, 3, 2, 2],
      [4, 4, 3, 3, 2],
      [4, 4, 4, 3, 3],
      [5, 5, 4, 4, 3],
      [5, 5, 5, 4, 4],
      [6, 5, 5, 5, 4],
    ],
  },
  dwarf: {
    requirements: { CON: 9 },
    prime: ['STR'],
    hitDie: 8,
    hitPointsAfter9: 3,
    armour: 'any',
    weapons: 'small',
    experience: [0, 2200, 4400, 8800, 17000, 35000, 70000, 140000, 270000, 400000, 530000, 660000],
    bands: [
      { upTo: 3, thac0: 19, saves: [8, 9, 10, 13, 12] },
      { upTo: 6, thac0: 17, saves: [6, 7, 8, 10, 10] },
      { upTo: 9, thac0: 14, saves: [4, 5, 6, 7, 8] },
      { upTo: 12, thac0: 12, saves: [2, 3, 4, 4, 6] },
    ],
    spells: null,
  },
  elf: {
    requirements: { INT: 9 },
    prime: ['INT', 'STR'],
    hitDie: 6,
    hitPointsAfter9: 2,
    armour: 'any',
    weapons: 'any',
    experience: [0, 4000, 8000, 16000, 32000, 64000, 120000, 250000, 400000, 600000],
    bands: [
      { upTo: 3, thac0: 19, saves: [12, 13, 13, 15, 15] },
      { upTo: 6, thac0: 17, saves: [10, 11, 11, 13, 12] },
      { upTo: 9, thac0: 14, saves: [8, 9, 9, 10, 10] },
      { upTo: 10, thac0: 12, saves: [6, 7, 8, 8, 8] },
    ],
    spells: [
      [1],
      [2],
      [2, 1],
      [2, 2],
      [2, 2, 1],
      [2, 2, 2],
      [3, 2, 2, 1],
      [3, 3, 2, 2],
      [3, 3, 3, 2, 1],
      [3, 3, 3, 3, 2],
    ],
  },
  fighter: {
    requirements: {},
    prime: ['STR'],
    hitDie: 8,
    hitPointsAfter9: 2,
    armour: 'any',
    weapons: 'any',
    experience: [0, 2000, 4000, 8000, 16000, 32000, 64000, 120000, 240000, 360000, 480000, 600000, 720000, 840000],
    bands: [
      { upTo: 3, thac0: 19, saves: [12, 13, 14, 15, 16] },
      { upTo: 6, thac0: 17, saves: [10, 11, 12, 13, 14] },
      { upTo: 9, thac0: 14, saves: [8, 9, 10, 10, 12] },
      { upTo: 12, thac0: 12, saves: [6, 7, 8, 8, 10] },
      { upTo: 14, thac0: 10, saves: [4, 5, 6, 5, 8] },
    ],
    spells: null,
  },
  halfling: {
    requirements: { CON: 9, DEX: 9 },
    prime: ['DEX', 'STR'],
    hitDie: 6,
    hitPointsAfter9: 0,
    armour: 'any',
    weapons: 'small',
    experience: [0, 2000, 4000, 8000, 16000, 32000, 64000, 120000],
    bands: [
      { upTo: 3, thac0: 19, saves: [8, 9, 10, 13, 12] },
      { upTo: 6, thac0: 17, saves: [6, 7, 8, 10, 10] },
      { upTo: 8, thac0: 14, saves: [4, 5, 6, 7, 8] },
    ],
    spells: null,
  },
  'magic-user': {
    requirements: {},
    prime: ['INT'],
    hitDie: 4,
    hitPointsAfter9: 1,
    armour: 'none',
    weapons: 'dagger',
    experience: [0, 2500, 5000, 10000, 20000, 40000, 80000, 150000, 300000, 450000, 600000, 750000, 900000, 1050000],
    bands: [
      { upTo: 5, thac0: 19, saves: [13, 14, 13, 16, 15] },
      { upTo: 10, thac0: 17, saves: [11, 12, 11, 14, 12] },
      { upTo: 14, thac0: 14, saves: [8, 9, 8, 11, 8] },
    ],
    spells: [
      [1],
      [2],
      [2, 1],
      [2, 2],
      [2, 2, 1],
      [2, 2, 2],
      [3, 2, 2, 1],
      [3, 3, 2, 2],
      [3, 3, 3, 2, 1],
      [3, 3, 3, 3, 2],
      [4, 3, 3, 3, 2, 1],
      [4, 4, 3, 3, 3, 2],
      [4, 4, 4, 3, 3, 3],
      [4, 4, 4, 4, 3, 3],
    ],
  },
  thief: {
    requirements: {},
    prime: ['DEX'],
    hitDie: 4,
    hitPointsAfter9: 2,
    armour: 'leather',
    weapons: 'any',
    experience: [0, 1200, 2400, 4800, 9600, 20000, 40000, 80000, 160000, 280000, 400000, 520000, 640000, 760000],
    bands: [
      { upTo: 4, thac0: 19, saves: [13, 14, 13, 16, 15] },
      { upTo: 8, thac0: 17, saves: [12, 13, 11, 14, 13] },
      { upTo: 12, thac0: 14, saves: [10, 11, 9, 12, 10] },
      { upTo: 14, thac0: 12, saves: [8, 9, 7, 10, 8] },
    ],
    spells: null,
  },
};
