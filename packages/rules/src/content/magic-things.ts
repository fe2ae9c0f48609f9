import type { MagicThing } from '../state/adventure.ts';

/** A list of things of magic: what they are to the rules, and the names that may come up, alike likely. */
export interface MagicList {
  readonly thing: MagicThing;
  readonly names: readonly string[];
}

const of = (thing: MagicThing, kind: string, list: string): MagicList => ({
  thing,
  names: list.split(', ').map((name) => (kind === '' ? name : `${kind} ${name}`)),
});

const POTIONS = of(
  'potion',
  'potion of',
  'clairaudience, clairvoyance, animal control, diminution, ESP, fire resistance, flying, gaseous form, giant strength, growth, healing, heroism, invisibility, invulnerability, levitation, longevity, plant control, poison, polymorphing oneself, speed, treasure finding',
);
/** The potions that do to the drinker what a spell does, by what stands after `potion of`. */
export const POTION_SPELLS: Readonly<Record<string, string>> = {
  clairvoyance: 'Clairvoyance',
  esp: 'ESP',
  'fire resistance': 'Resist Fire',
  flying: 'Fly',
  healing: 'Cure Light Wounds',
  invisibility: 'Invisibility',
  levitation: 'Levitate',
  'polymorphing oneself': 'Polymorph Self',
  speed: 'Haste',
};
/** Scrolls and maps, by the highest throw of a hundred for each; which spells are on them is thrown for besides. */
const SCROLLS_TO: readonly (readonly [upTo: number, name: string])[] = [
  [15, 'scroll of 1 spell'],
  [25, 'scroll of 2 spells'],
  [31, 'scroll of 3 spells'],
  [34, 'scroll of 5 spells'],
  [35, 'scroll of 7 spells'],
  [40, 'cursed scroll'],
  [50, 'scroll of protection from elementals'],
  [60, 'scroll of protection from lycanthropes'],
  [65, 'scroll of protection from magic'],
  [75, 'scroll of protection from undead'],
  [86, 'map to a hidden magic item'],
  [100, 'map to a treasure of 1d4 × 1,000 gp'],
];
const SCROLLS: MagicList = {
  thing: 'scroll',
  names: Array.from({ length: 100 }, (_, at) => SCROLLS_TO.find(([upTo]) => at < upTo)?.[1] ?? ''),
};

/** The level of a spell on a scroll, by the highest throw of a hundred for each. */
export const SCROLL_LEVELS: readonly (readonly [upTo: number, level: number])[] = [
  [25, 1],
  [50, 2],
  [70, 3],
  [85, 4],
  [95, 5],
  [100, 6],
];
/** One scroll in so many is a prayer’s. */
export const DIVINE_SCROLLS = 4;
const ARMOUR = of(
  'armor',
  '',
  'leather armour +1, leather armour +2, chainmail +1, chainmail +1, chainmail +2, plate mail +1, plate mail +2, plate mail +3, cursed chainmail −1',
);
const SHIELDS = of('shield', '', 'shield +1, shield +1, shield +2, shield +3, cursed shield −1');
const SWORDS = of(
  'weapon',
  'sword',
  '+1, +1, +1, +1, +1; +2 against lycanthropes, +1; +2 against spell users, +1; +3 against dragons, +1; +3 against undead, +1 with light 30 feet around, +1 with the art of finding objects, +1 flaming on command, +1 draining energy, +2, +2 charming persons, +3, −1 cursed',
);
const WEAPONS = of(
  'weapon',
  '',
  'axe +1, axe +2, dagger +1, dagger +2; +3 against orcs and goblins, mace +1, mace +2, short bow +1, sling +1, spear +1, spear +2, war hammer +1, war hammer +2',
);
const AMMUNITION = of('ammunition', '', '10 arrows +1, 10 arrows +2, 10 quarrels +1, 10 quarrels +2');
const RINGS = of(
  'ring',
  'ring of',
  'animal control, human control, plant control, delusion, djinni calling, fire resistance, invisibility, protection +1, regeneration, spell storing, spell turning, telekinesis, water walking, weakness, wishes, x-ray sight',
);
const WANDS = of(
  'wand',
  'wand of',
  'cold, detecting enemies, detecting magic, detecting metals, detecting secret doors, detecting traps, fear, fire balls, illusion, lightning bolts, magic missiles, paralysation, polymorph',
);
const STAVES = of(
  'staff',
  'staff of',
  'commanding, dispelling, healing, power, the snake, striking, withering, wizardry',
);
const RODS = of('rod', 'rod of', 'cancellation, parrying, lordly might, resurrection');
const MISC = of(
  'misc',
  '',
  'amulet against crystal balls and ESP, bag of devouring, bag of holding, broom of flying, crystal ball, displacer cloak, drums of panic, efreeti bottle, elven cloak and boots, flying carpet, gauntlets of ogre power, girdle of giant strength, helm of alignment changing, helm of reading languages and magic, helm of telepathy, helm of teleportation, horn of blasting, medallion of ESP 30′, mirror of life trapping, scarab of protection, stone of commanding earth elementals',
);

/** Which list things of magic come from, by the highest throw of a hundred for each. */
export const MAGIC_LISTS: readonly (readonly [upTo: number, list: readonly MagicList[]])[] = [
  [10, [ARMOUR, ARMOUR, SHIELDS]],
  [15, [MISC]],
  [35, [POTIONS]],
  [40, [RINGS]],
  [45, [WANDS, WANDS, STAVES, RODS]],
  [75, [SCROLLS]],
  [95, [SWORDS]],
  [100, [WEAPONS, WEAPONS, AMMUNITION]],
];

export const LISTS_OF = { arms: [SWORDS, WEAPONS, ARMOUR, SHIELDS], potion: [POTIONS], scroll: [SCROLLS] } as const;
