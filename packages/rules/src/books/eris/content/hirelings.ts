import type { ItemUse } from '../../../state/item.ts';

/** Armour as hirelings wear it. */
export type HirelingArmour = 'none' | 'leather' | 'chain' | 'plate';

export interface Equipped {
  readonly armour: HirelingArmour;
  readonly shield: boolean;
  readonly weapons: readonly string[];
}

const equipped = (armour: HirelingArmour, shield: boolean, ...weapons: readonly string[]): Equipped => ({
  armour,
  shield,
  weapons,
});

/** ERI-HIR-18. */
export const MERCENARIES = {
  'mercenary-archer': equipped('leather', false, 'short bow'),
  guardsman: equipped('leather', false, 'spear'),
  'shield-bearer': equipped('leather', true, 'short sword'),
  swordsman: equipped('leather', true, 'long sword'),
  'weapon-bearer': equipped('leather', false, 'short sword'),
} as const;
export type Mercenary = keyof typeof MERCENARIES;

/** ERI-HIR-19. */
export const MEN_AT_ARMS = {
  'light-foot': equipped('leather', false, 'any'),
  'heavy-foot': equipped('chain', true, 'any'),
  archer: equipped('leather', false, 'shortbow', 'dagger'),
  crossbowman: equipped('leather', false, 'light crossbow', 'dagger'),
  longbowman: equipped('leather', false, 'longbow', 'long sword'),
  'light-horseman': equipped('leather', false, 'any'),
  'medium-horseman': equipped('chain', true, 'any'),
  'heavy-horseman': equipped('plate', true, 'any'),
} as const;
export type ManAtArms = keyof typeof MEN_AT_ARMS;

/** The horses that horsemen bring, each of their weight, as price lists call them (ERI-HIR-19). */
const HORSES: Readonly<Record<string, string>> = {
  'light-horseman': 'riding horse',
  'medium-horseman': 'war horse',
  'heavy-horseman': 'war horse',
};

/** The horse that somebody of a type brings; null for those on foot. */
export const horseOf = (type: string): string | null => HORSES[type] ?? null;

/** What price lists call the weapons that hirelings own, where it is not the same. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  'any weapon': ['sword'],
  any: ['sword'],
  'long sword': ['sword'],
  bow: ['short bow'],
  shortbow: ['short bow'],
  longbow: ['long bow'],
  'light crossbow': ['light crossbow', 'crossbow'],
};

/** A weapon by the names that it may have on a list; of several the first, and a sword where any will do. */
export function listedWeapon(weapon: string): readonly string[] {
  const [first = weapon] = weapon.split(' or ');
  return LISTED[first] ?? [first];
}

/** What hirelings own that is no weapon (ERI-HIR-19, 22). */
export const HIRELING_GEAR: Readonly<Record<string, ItemUse | null>> = {
  'holy symbol': 'holy-symbol',
  spellbook: null,
  "thieves' tools": 'thieves-tools',
  'riding horse': null,
  'war horse': null,
};

/** ERI-HIR-20. */
export const NON_FIGHTERS = ['cook', 'porter', 'torch-bearer', 'laborer'] as const;

/** ERI-HIR-21: gold pieces, and for how long. */
export const SPECIALISTS = {
  alchemist: { gold: 1_000, per: 'month' },
  armorer: { gold: 100, per: 'month' },
  assassin: { gold: 2_000, per: 'mission' },
  'animal-trainer': { gold: 500, per: 'month' },
  engineer: { gold: 750, per: 'month' },
  sage: { gold: 2_000, per: 'month' },
  'ship-captain': { gold: 250, per: 'month' },
  seaman: { gold: 10, per: 'month' },
  smith: { gold: 25, per: 'month' },
  spy: { gold: 500, per: 'mission' },
} as const;
export type Specialist = keyof typeof SPECIALISTS;

/** Someone of a class who can be hired (ERI-HIR-07, 09, 22). */
export interface Unusual {
  /** `metal`: chain, or plate at the referee's choice. */
  readonly armour: HirelingArmour | 'metal';
  readonly shield: boolean;
  readonly gear: readonly string[];
  /** What brings them in: gold, or something else. */
  readonly gold: number;
  readonly goods: 'temple-access' | 'magic-item' | 'fine-object-or-food' | null;
  /** Points beside the first hit die (ERI-HIR-23). */
  readonly plus: 0 | 1;
}

const unusual = (
  armour: Unusual['armour'],
  shield: boolean,
  gear: readonly string[],
  enticement: number | NonNullable<Unusual['goods']>,
  plus: 0 | 1,
): Unusual => ({
  armour,
  shield,
  gear,
  gold: typeof enticement === 'number' ? enticement : 0,
  goods: typeof enticement === 'number' ? null : enticement,
  plus,
});

const TOOLS = ['dagger', "thieves' tools"];

export const UNUSUAL = {
  'fighting-man': unusual('metal', true, ['any weapon'], 100, 1),
  cleric: unusual('metal', false, ['any weapon', 'holy symbol'], 'temple-access', 0),
  'magic-user': unusual('none', false, ['dagger or staff', 'spellbook'], 'magic-item', 0),
  elf: unusual('chain', false, ['dagger', 'bow'], 'magic-item', 1),
  dwarf: unusual('chain', false, ['war hammer or axe'], 200, 1),
  hobbit: unusual('leather', false, TOOLS, 'fine-object-or-food', 1),
  thief: unusual('leather', false, TOOLS, 100, 1),
} as const;
export type UnusualType = keyof typeof UNUSUAL;

export type HirelingGroup = 'mercenary' | 'man-at-arms' | 'non-fighter' | 'specialist' | 'unusual' | 'monster';

const has = <Table extends object>(table: Table, name: string): name is Extract<keyof Table, string> => name in table;

/** The group a type belongs to; null for a type that nobody knows. */
export function groupOf(type: string): HirelingGroup | null {
  if (has(MERCENARIES, type)) return 'mercenary';
  if (has(MEN_AT_ARMS, type)) return 'man-at-arms';
  if (type === 'non-fighter' || NON_FIGHTERS.some((known) => known === type)) return 'non-fighter';
  if (has(UNUSUAL, type)) return 'unusual';
  if (has(SPECIALISTS, type)) return 'specialist';
  return type === 'monster' ? 'monster' : null;
}

export const isMercenary = (type: string): type is Mercenary => has(MERCENARIES, type);
export const isManAtArms = (type: string): type is ManAtArms => has(MEN_AT_ARMS, type);
export const isSpecialist = (type: string): type is Specialist => has(SPECIALISTS, type);
export const isUnusual = (type: string): type is UnusualType => has(UNUSUAL, type);

/** ERI-HIR-15: gold a period; an empty cell is the human one. */
export const WAGES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  human: {
    'non-combatant': 1,
    'light-foot': 2,
    'heavy-foot': 3,
    archer: 5,
    crossbowman: 4,
    longbowman: 10,
    'light-horseman': 10,
    'medium-horseman': 15,
    'heavy-horseman': 20,
  },
  elf: { 'heavy-foot': 5, archer: 10 },
  dwarf: { 'heavy-foot': 4, crossbowman: 5 },
  orc: { 'light-foot': 1, 'heavy-foot': 1.5, archer: 3 },
};

/** ERI-HIR-15: the closest row; men-at-arms have their own. */
export const WAGE_ROWS: Readonly<Record<string, string>> = {
  'mercenary-archer': 'archer',
  guardsman: 'light-foot',
  'shield-bearer': 'light-foot',
  swordsman: 'light-foot',
  'weapon-bearer': 'light-foot',
  cook: 'non-combatant',
  porter: 'non-combatant',
  'torch-bearer': 'non-combatant',
  laborer: 'non-combatant',
  'non-fighter': 'non-combatant',
  'fighting-man': 'heavy-foot',
  cleric: 'heavy-foot',
  'magic-user': 'light-foot',
  thief: 'light-foot',
  hobbit: 'light-foot',
  elf: 'archer',
  dwarf: 'heavy-foot',
};
