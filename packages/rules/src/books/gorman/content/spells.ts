/** A spell's name, and whether it works both ways. */
export interface GormanSpell {
  readonly name: string;
  readonly reversible: boolean;
}

const one = (name: string): GormanSpell => ({ name, reversible: false });
const both = (name: string): GormanSpell => ({ name, reversible: true });

export const TURN_UNDEAD = 'Turn Undead';
export const CURE_LIGHT_WOUNDS = 'Cure Light Wounds';
export const RAISE_DEAD = 'Raise Dead';
export const READ_MAGIC = 'Read Magic';

/** GOR-MAG-11: by level, numbered in order. */
const CLERIC: readonly (readonly GormanSpell[])[] = [
  [
    both(CURE_LIGHT_WOUNDS),
    both('Purify Food & Water'),
    one('Detect Magic'),
    both('Detect Evil'),
    one('Protection from Evil'),
    both('Light'),
  ],
  [one('Find Traps'), one('Hold Person'), both('Bless'), one('Speak with Animals')],
  [both('Remove Curse'), both('Cure Disease'), one('Locate Object'), both('Continual Light')],
  [
    both('Neutralize Poison'),
    both('Cure Serious Wounds'),
    one("Protection from Evil 10' Radius"),
    one('Turn Sticks to Snakes'),
    one('Speak with Plants'),
    one('Create Water'),
  ],
  [both('Dispel Evil'), both(RAISE_DEAD), one('Commune'), one('Quest'), one('Insect Plague'), one('Create Food')],
  [],
];

/** GOR-MAG-12: by level, numbered in order. */
const MAGIC_USER: readonly (readonly GormanSpell[])[] = [
  [
    'Detect Magic',
    'Hold Portal',
    READ_MAGIC,
    'Read Languages',
    'Protection from Evil',
    'Light',
    'Charm Person',
    'Sleep',
  ].map(one),
  [
    'Detect Invisible',
    'Levitate',
    'Phantasmal Forces',
    'Locate Object',
    'Invisibility',
    'Wizard Lock',
    'Detect Evil',
    'ESP',
    'Continual Light',
    'Knock',
  ].map(one),
  [
    'Fly',
    'Hold Person',
    'Dispel Magic',
    'Clairvoyance',
    'Clairaudience',
    'Fire Ball',
    'Lightning Bolt',
    "Protection from Evil 10' Radius",
    "Invisibility 10' Radius",
    'Infravision',
    'Slow',
    'Haste',
    'Protection from Normal Missiles',
    'Water Breathing',
  ].map(one),
  [
    'Polymorph Self',
    'Polymorph Others',
    'Remove Curse',
    'Wall of Fire',
    'Wall of Ice',
    'Confusion',
    'Charm Monster',
    'Growth of Plants',
    'Dimension Door',
    'Wizard Eye',
    'Massmorph',
    'Hallucinatory Terrain',
  ].map(one),
  [
    one('Teleport'),
    one('Hold Monster'),
    one('Conjure Elemental'),
    one('Telekinesis'),
    both('Transmute Rock to Mud'),
    one('Wall of Stone'),
    one('Wall of Iron'),
    one('Animate Dead'),
    one('Magic Jar'),
    one('Contact Higher Plane'),
    one('Pass-Wall'),
    one('Cloudkill'),
    one('Feeblemind'),
    one('Growth of Animals'),
  ],
  [
    both('Stone to Flesh'),
    ...[
      'Reincarnation',
      'Invisible Stalker',
      'Lower Water',
      'Part Water',
      'Projected Image',
      'Anti-Magic Shell',
      'Death Spell',
      'Geas',
      'Disintegrate',
      'Move Earth',
      'Control Weather',
    ].map(one),
  ],
];

export const GORMAN_SPELLS = { cleric: CLERIC, 'magic-user': MAGIC_USER } as const;
export type GormanSpellList = keyof typeof GORMAN_SPELLS;

/** GOR-MAG-01: castings a day of each spell level, by character level. */
export const SPELLS_PER_DAY: readonly (readonly number[])[] = [
  [1, 0, 0, 0, 0, 0],
  [2, 0, 0, 0, 0, 0],
  [2, 1, 0, 0, 0, 0],
  [3, 2, 0, 0, 0, 0],
  [3, 2, 1, 0, 0, 0],
  [4, 2, 2, 0, 0, 0],
  [4, 3, 2, 1, 0, 0],
  [4, 3, 3, 2, 0, 0],
  [4, 3, 3, 2, 1, 0],
  [4, 4, 3, 2, 2, 0],
  [4, 4, 3, 3, 2, 1],
  [4, 4, 4, 3, 2, 1],
  [5, 5, 4, 4, 4, 2],
  [5, 5, 4, 4, 4, 3],
  [5, 5, 5, 4, 4, 4],
  [5, 5, 5, 5, 5, 5],
];

/** GOR-ITM-03: spells that touch the drinker alone, and so may be brewed. */
export const POTION_SPELLS: Readonly<Record<GormanSpellList, readonly string[]>> = {
  cleric: [
    CURE_LIGHT_WOUNDS,
    'Detect Magic',
    'Detect Evil',
    'Protection from Evil',
    'Find Traps',
    'Speak with Animals',
    'Remove Curse',
    'Cure Disease',
    'Neutralize Poison',
    'Cure Serious Wounds',
    'Speak with Plants',
  ],
  'magic-user': [
    'Detect Magic',
    READ_MAGIC,
    'Read Languages',
    'Protection from Evil',
    'Detect Invisible',
    'Levitate',
    'Invisibility',
    'Detect Evil',
    'ESP',
    'Fly',
    'Clairvoyance',
    'Clairaudience',
    'Infravision',
    'Haste',
    'Protection from Normal Missiles',
    'Water Breathing',
    'Polymorph Self',
    'Remove Curse',
  ],
};

/** GOR-MAG-05: what 2d6 must reach, by level one to eight; turned or destroyed without a throw; null for no chance. */
export const GORMAN_TURNING: Readonly<Record<string, readonly (number | 'T' | 'D' | null)[]>> = {
  skeleton: [7, 'T', 'T', 'D', 'D', 'D', 'D', 'D'],
  zombie: [9, 7, 'T', 'T', 'D', 'D', 'D', 'D'],
  ghoul: [11, 9, 7, 'T', 'T', 'D', 'D', 'D'],
  wight: [null, 11, 9, 7, 'T', 'T', 'D', 'D'],
  wraith: [null, null, 11, 9, 7, 'T', 'T', 'D'],
  mummy: [null, null, null, 11, 9, 7, 'T', 'T'],
  spectre: [null, null, null, null, 11, 9, 7, 'T'],
  vampire: [null, null, null, null, null, 11, 9, 7],
};
