/** The five classes (GOR-CLS-01). */
export const GORMAN_CLASSES = ['cleric', 'fighter', 'magic-user', 'elf', 'dwarf'] as const;
export type GormanClass = (typeof GORMAN_CLASSES)[number];

/** What one of the classes is. */
export interface GormanClassFacts {
  readonly attackColumn: 'fighters' | 'others';
  /** Dice thrown for each hit die, of which the best is kept. */
  readonly hitDiceRolled: 1 | 2;
  readonly damageAs: 'fighter' | 'other';
  readonly spellList: 'cleric' | 'magic-user' | null;
  readonly armour: 'any' | 'none';
  readonly shield: boolean;
  readonly weapons: 'any' | 'blunt' | 'dagger';
  readonly stronghold: 'temple' | 'castle' | null;
  /** Added to every saving throw. */
  readonly saveBonus: number;
  /** From this level on only one part in so many of what is earned is kept; null when all is. */
  readonly keeps: { readonly fromLevel: number; readonly oneIn: number } | null;
  readonly makes: readonly ('scroll' | 'potion')[];
  readonly readsScrolls: boolean;
}

const FIGHTER: GormanClassFacts = {
  attackColumn: 'fighters',
  hitDiceRolled: 2,
  damageAs: 'fighter',
  spellList: null,
  armour: 'any',
  shield: true,
  weapons: 'any',
  stronghold: 'castle',
  saveBonus: 0,
  keeps: null,
  makes: [],
  readsScrolls: false,
};

const MAGIC_USER: GormanClassFacts = {
  attackColumn: 'others',
  hitDiceRolled: 1,
  damageAs: 'other',
  spellList: 'magic-user',
  armour: 'none',
  shield: false,
  weapons: 'dagger',
  stronghold: null,
  saveBonus: 0,
  keeps: null,
  makes: ['scroll', 'potion'],
  readsScrolls: true,
};

/** GOR-CLS-01 with GOR-CLS-03, 05, 08, 11 and 14, GOR-ITM-01 and 04. */
export const GORMAN_CLASS: Readonly<Record<GormanClass, GormanClassFacts>> = {
  cleric: {
    ...MAGIC_USER,
    spellList: 'cleric',
    armour: 'any',
    shield: true,
    weapons: 'blunt',
    stronghold: 'temple',
    makes: ['potion'],
    readsScrolls: false,
  },
  fighter: FIGHTER,
  'magic-user': MAGIC_USER,
  elf: { ...MAGIC_USER, armour: 'any', shield: true, weapons: 'any', keeps: { fromLevel: 3, oneIn: 4 } },
  dwarf: { ...FIGHTER, saveBonus: 4, keeps: { fromLevel: 6, oneIn: 2 } },
};

export const isGormanClass = (name: string | null): name is GormanClass =>
  GORMAN_CLASSES.some((known) => known === name);

/** The level at which a domain or a temple may be founded (GOR-CLS-03, 05). */
export const STRONGHOLD_LEVEL = 9;

/** What leaves an elf untouched (GOR-CLS-09). */
export const ELF_IMMUNITIES: readonly string[] = ['aging', 'fear', 'sleep-spell', 'charm', 'hold', 'ghoul-paralysis'];

/** What a dwarf is simply told of (GOR-CLS-12). */
export const DWARF_LORE: readonly string[] = ['stonework', 'gems', 'engineering', 'metalwork', 'slope'];
