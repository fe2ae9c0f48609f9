import type { Monster } from '../../../state/monster.ts';
import type { FeatureKind } from '../../../state/scene.ts';
import type { DungeonTheme } from './sizes-and-themes.ts';

/** What a kind of dungeon is made of: our own words. */
export interface Theme {
  /** What the whole is called, after an adjective. */
  readonly kinds: readonly string[];
  readonly rooms: readonly string[];
  /** What one sees in a room, as sentences. */
  readonly sights: readonly string[];
  readonly features: readonly FeatureKind[];
  /** Whether a monster is at home there. */
  suits(monster: Monster): boolean;
}

const isBeast = ({ traits }: Monster): boolean => traits.mindless === true;

export const THEMES: Readonly<Record<DungeonTheme, Theme>> = {
  crypt: {
    kinds: ['Crypt', 'Barrow', 'Catacombs', 'Tombs'],
    rooms: ['Ossuary', 'Hall of niches', 'Embalming room', 'Mourners’ hall', 'Tomb', 'Antechamber', 'Chapel of rest'],
    sights: [
      'Niches in the walls hold bones, sorted by kind.',
      'Wax has run down the steps of a bier and hardened.',
      'A row of stone faces looks to the door.',
      'Dust lies deep, but for one narrow track.',
      'The air is dry and smells of resin.',
    ],
    features: ['statue', 'altar', 'chest', 'rubble'],
    suits: ({ undead }) => undead,
  },
  stronghold: {
    kinds: ['Keep', 'Vaults', 'Cellars', 'Bastion'],
    rooms: ['Guardroom', 'Store', 'Barracks', 'Kitchen', 'Armoury', 'Prison', 'Hall', 'Wine cellar'],
    sights: [
      'Hooks for shields run along one wall; most are empty.',
      'A long table is scarred by knives.',
      'Straw and broken crates cover the floor.',
      'A cold hearth is full of gnawed bones.',
      'Names and tallies are scratched into the plaster.',
    ],
    features: ['chest', 'rubble', 'throne', 'well'],
    suits: ({ traits, undead }) => traits.mindless !== true && !undead,
  },
  temple: {
    kinds: ['Temple', 'Shrine', 'Sanctum', 'Cloister'],
    rooms: ['Vestry', 'Nave', 'Cell', 'Bell room', 'Place of offerings', 'Chapter house', 'Baptistery'],
    sights: [
      'A painted god has had its eyes cut out.',
      'Bowls of ash stand in a half circle.',
      'The floor is a mosaic of waves and fishes.',
      'A bell rope hangs down through a hole in the vault.',
      'Something sweet has been burnt here, not long ago.',
    ],
    features: ['altar', 'statue', 'column', 'well'],
    suits: ({ alignment }) => alignment === 'chaotic',
  },
  mine: {
    kinds: ['Mine', 'Diggings', 'Delve', 'Quarry'],
    rooms: ['Working face', 'Smithy', 'Cart shed', 'Sump', 'Miners’ rest', 'Timber store', 'Winding room'],
    sights: [
      'Props of black timber creak overhead.',
      'A seam of ore glints where the light falls.',
      'Picks without handles lie in a heap.',
      'Water drips into a stone trough.',
      'The walls bear the marks of many small chisels.',
    ],
    features: ['rubble', 'pit', 'well', 'chest'],
    suits: (monster) => isBeast(monster) || /dwarf|goblin|kobold|orc|gnome/.test(monster.key),
  },
  caves: {
    kinds: ['Caves', 'Caverns', 'Grottoes', 'Hollow'],
    rooms: ['Grotto', 'Dripping cave', 'Bone heap', 'Fungus cave', 'Ledge', 'Bat roost', 'Echoing cave'],
    sights: [
      'Pale stalks grow out of the floor, as high as a man’s knee.',
      'The roof is lost in the dark; something rustles there.',
      'A trickle of water has worn a groove through the cave.',
      'Bones lie in a corner, split for their marrow.',
      'The walls are wet and shine like glass.',
    ],
    features: ['rubble', 'water', 'pit'],
    suits: isBeast,
  },
};

export const ADJECTIVES = [
  'Sunken',
  'Silent',
  'Black',
  'Forgotten',
  'Weeping',
  'Crooked',
  'Nameless',
  'Drowned',
  'Ashen',
];
export const OWNERS = ['Orrun', 'Vesk', 'the Grey Widow', 'Saint Hask', 'the Toad King', 'Maldren', 'the Last Abbot'];

/** Traps, with the least level each is met on. */
export const TRAPS: readonly {
  readonly from: number;
  readonly name: string;
  readonly damage: string | null;
  readonly text: string;
}[] = [
  { from: 1, name: 'covered pit', damage: '1d6', text: 'The floor gives way over a pit 10 feet deep.' },
  { from: 1, name: 'darts from the wall', damage: '1d4', text: 'A plate in the floor looses darts.' },
  {
    from: 1,
    name: 'falling net',
    damage: null,
    text: 'A weighted net falls: whoever is under it is held until cut free.',
  },
  {
    from: 2,
    name: 'swinging blade',
    damage: '1d8',
    text: 'A wire lets a blade swing across at the height of a chest.',
  },
  { from: 2, name: 'spiked pit', damage: '2d6', text: 'A pit with spikes at its bottom.' },
  { from: 3, name: 'falling block', damage: '2d6', text: 'A block drops from the roof.' },
  { from: 3, name: 'sleeping gas', damage: null, text: 'Save against poison or sleep for 1d6 turns.' },
  { from: 5, name: 'gout of flame', damage: '3d6', text: 'Fire from a stone mouth: save against breath for half.' },
  { from: 5, name: 'poisoned needle', damage: '1', text: 'Save against poison or die.' },
];
export const TREASURE_TRAPS = [
  { name: 'needle in the lock', damage: '1d4', text: 'Save against poison or be paralysed for 1d4 turns.' },
  { name: 'spring blade', damage: '1d6', text: 'A blade springs from beneath the lid.' },
  { name: 'burst of spores', damage: null, text: 'Save against poison or choke, helpless, for 1d6 rounds.' },
] as const;

export const SPECIALS = [
  'A fountain whose water heals 1d4 hit points, once for each who drinks, and stains the tongue blue.',
  'A statue that answers one question truly, then crumbles.',
  'A mirror that shows the room as it was a hundred years ago, with whoever lived here in it.',
  'A chain hangs from the roof. Pulled, it opens the nearest locked door and rings a bell.',
  'Letters on the floor can be trodden in an order: the right word opens a niche.',
  'A ghost of no harm asks each who comes for news of a war long over.',
  'A pool without a bottom; a coin thrown in comes up in another room.',
  'A brazier whose flame gives no heat and never goes out while it stays here.',
  'Magic fails in this room.',
  'Whispers repeat the last words that were said here before the party came.',
] as const;

export const CONTAINERS = [
  'an iron-bound chest',
  'a heap of coins under a cloak',
  'a cracked urn',
  'a leather satchel',
  'a stone coffer',
];
export const HIDING_PLACES = [
  'behind a loose stone',
  'under a flagstone',
  'in a hollow of the wall',
  'beneath the rubble',
];
