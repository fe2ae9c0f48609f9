import type { TrapFacts } from '../../../state/scene.ts';

/** What a trap does. */
type Peril = Pick<TrapFacts, 'name' | 'damage' | 'save' | 'text'>;

/** Traps, with the least level each is met on. */
export const TRAPS: readonly (Peril & { readonly from: number })[] = [
  { from: 1, name: 'covered pit', damage: '1d6', text: 'The floor gives way over a pit 10 feet deep.' },
  { from: 1, name: 'darts from the wall', damage: '1d4', text: 'A plate in the floor looses darts.' },
  {
    from: 1,
    name: 'falling net',
    damage: null,
    save: { against: 'paralysis', otherwise: 'held' },
    text: 'A weighted net falls: save against paralysis or be held until cut free.',
  },
  {
    from: 2,
    name: 'swinging blade',
    damage: '1d8',
    text: 'A wire lets a blade swing across at the height of a chest.',
  },
  { from: 2, name: 'spiked pit', damage: '2d6', text: 'A pit with spikes at its bottom.' },
  { from: 3, name: 'falling block', damage: '2d6', text: 'A block drops from the roof.' },
  {
    from: 3,
    name: 'sleeping gas',
    damage: null,
    save: { against: 'death', otherwise: 'asleep' },
    text: 'Save against poison or sleep until shaken awake.',
  },
  {
    from: 5,
    name: 'gout of flame',
    damage: '3d6',
    save: { against: 'breath', otherwise: 'half' },
    text: 'Fire from a stone mouth: save against breath for half.',
  },
  {
    from: 5,
    name: 'poisoned needle',
    damage: '1',
    save: { against: 'death', otherwise: 'dead' },
    text: 'Save against poison or die.',
  },
];
export const TREASURE_TRAPS: readonly Peril[] = [
  {
    name: 'needle in the lock',
    damage: '1d4',
    save: { against: 'death', otherwise: 'paralysed', turns: '1d4' },
    text: 'Save against poison or be paralysed for 1d4 turns.',
  },
  { name: 'spring blade', damage: '1d6', text: 'A blade springs from beneath the lid.' },
  {
    name: 'burst of spores',
    damage: null,
    save: { against: 'death', otherwise: 'paralysed', turns: '1' },
    text: 'Save against poison or choke, helpless, for a turn.',
  },
];

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
