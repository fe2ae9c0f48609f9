import type { Purse } from '../state/purse.ts';

/** A chance in a hundred, and the dice that say how much where it comes up. */
export type Chanced = readonly [percent: number, dice: string];

/** What things of magic a hoard may hold: how many of which kind. */
export interface MagicIn {
  readonly percent: number;
  readonly of: readonly (readonly [dice: string, kind: MagicKind])[];
}
export type MagicKind = 'any' | 'arms' | 'no weapon' | 'potion' | 'scroll';

export interface TreasureType {
  readonly coins: Readonly<Partial<Record<keyof Purse, Chanced>>>;
  readonly gems?: Chanced;
  readonly jewellery?: Chanced;
  readonly magic?: MagicIn;
}

const magic = (percent: number, ...of: MagicIn['of']): MagicIn => ({ percent, of });

/** The treasure types of the classic game: A to O are of lairs, P to T each one's own, U and V a band's. */
export const TREASURE_TYPES: Readonly<Record<string, TreasureType>> = {
  A: {
    coins: {
      cp: [25, '1d6*1000'],
      sp: [30, '1d6*1000'],
      ep: [20, '1d4*1000'],
      gp: [35, '2d6*1000'],
      pp: [25, '1d2*1000'],
    },
    gems: [50, '6d6'],
    jewellery: [50, '6d6'],
    magic: magic(30, ['3', 'any']),
  },
  B: {
    coins: { cp: [50, '1d8*1000'], sp: [25, '1d6*1000'], ep: [25, '1d4*1000'], gp: [25, '1d3*1000'] },
    gems: [25, '1d6'],
    jewellery: [25, '1d6'],
    magic: magic(10, ['1', 'arms']),
  },
  C: {
    coins: { cp: [20, '1d12*1000'], sp: [30, '1d4*1000'], ep: [10, '1d4*1000'] },
    gems: [25, '1d4'],
    jewellery: [25, '1d4'],
    magic: magic(10, ['2', 'any']),
  },
  D: {
    coins: { cp: [10, '1d8*1000'], sp: [15, '1d12*1000'], gp: [60, '1d6*1000'] },
    gems: [30, '1d8'],
    jewellery: [30, '1d8'],
    magic: magic(15, ['2', 'any'], ['1', 'potion']),
  },
  E: {
    coins: { cp: [5, '1d10*1000'], sp: [30, '1d12*1000'], ep: [25, '1d4*1000'], gp: [25, '1d8*1000'] },
    gems: [10, '1d10'],
    jewellery: [10, '1d10'],
    magic: magic(25, ['3', 'any'], ['1', 'scroll']),
  },
  F: {
    coins: { sp: [10, '2d10*1000'], ep: [20, '1d8*1000'], gp: [45, '1d12*1000'], pp: [30, '1d3*1000'] },
    gems: [20, '2d12'],
    jewellery: [10, '1d12'],
    magic: magic(30, ['3', 'no weapon'], ['1', 'potion'], ['1', 'scroll']),
  },
  G: {
    coins: { gp: [50, '10d4*1000'], pp: [50, '1d6*1000'] },
    gems: [25, '3d6'],
    jewellery: [25, '1d10'],
    magic: magic(35, ['4', 'any'], ['1', 'scroll']),
  },
  H: {
    coins: {
      cp: [25, '3d8*1000'],
      sp: [50, '1d100*1000'],
      ep: [50, '10d4*1000'],
      gp: [50, '10d6*1000'],
      pp: [25, '5d4*1000'],
    },
    gems: [50, '1d100'],
    jewellery: [50, '10d4'],
    magic: magic(15, ['4', 'any'], ['1', 'potion'], ['1', 'scroll']),
  },
  I: { coins: { pp: [30, '1d8*1000'] }, gems: [50, '2d6'], jewellery: [50, '2d6'], magic: magic(15, ['1', 'any']) },
  J: { coins: { cp: [25, '1d4*1000'], sp: [10, '1d3*1000'] } },
  K: { coins: { sp: [30, '1d6*1000'], ep: [10, '1d2*1000'] } },
  L: { coins: {}, gems: [50, '1d4'] },
  M: { coins: { gp: [40, '2d4*1000'], pp: [50, '5d6*1000'] }, gems: [55, '5d4'], jewellery: [45, '2d6'] },
  N: { coins: {}, magic: magic(40, ['2d4', 'potion']) },
  O: { coins: {}, magic: magic(50, ['1d4', 'scroll']) },
  P: { coins: { cp: [100, '3d8'] } },
  Q: { coins: { sp: [100, '3d6'] } },
  R: { coins: { ep: [100, '2d6'] } },
  S: { coins: { gp: [100, '2d4'] } },
  T: { coins: { pp: [100, '1d6'] } },
  U: {
    coins: { cp: [10, '1d100'], sp: [10, '1d100'], gp: [5, '1d100'] },
    gems: [5, '1d2'],
    jewellery: [5, '1d4'],
    magic: magic(2, ['1', 'any']),
  },
  V: {
    coins: { sp: [10, '1d100'], ep: [5, '1d100'], gp: [10, '1d100'], pp: [5, '1d100'] },
    gems: [10, '1d2'],
    jewellery: [10, '1d4'],
    magic: magic(5, ['1', 'any']),
  },
};

/** What lies about unguarded, by the deepest level of the dungeon that each row is for. */
export const UNGUARDED: readonly (readonly [deepest: number, treasure: TreasureType])[] = [
  [
    1,
    {
      coins: { sp: [100, '1d6*100'], gp: [50, '1d6*10'] },
      gems: [5, '1d6'],
      jewellery: [2, '1d6'],
      magic: magic(2, ['1', 'any']),
    },
  ],
  [
    3,
    {
      coins: { sp: [100, '1d12*100'], gp: [50, '1d6*100'] },
      gems: [10, '1d6'],
      jewellery: [5, '1d6'],
      magic: magic(8, ['1', 'any']),
    },
  ],
  [
    5,
    {
      coins: { sp: [100, '1d6*1000'], gp: [100, '1d6*200'] },
      gems: [20, '1d8'],
      jewellery: [10, '1d8'],
      magic: magic(10, ['1', 'any']),
    },
  ],
  [
    7,
    {
      coins: { sp: [100, '1d6*2000'], gp: [100, '1d6*500'] },
      gems: [30, '1d10'],
      jewellery: [15, '1d10'],
      magic: magic(15, ['1', 'any']),
    },
  ],
  [
    99,
    {
      coins: { sp: [100, '1d6*5000'], gp: [100, '1d6*1000'] },
      gems: [40, '1d12'],
      jewellery: [20, '1d12'],
      magic: magic(20, ['1', 'any']),
    },
  ],
];

/** Gold pieces of a gem, by the highest throw of a d20 for each. */
export const GEMS: readonly (readonly [upTo: number, worth: number])[] = [
  [4, 10],
  [9, 50],
  [15, 100],
  [19, 500],
  [20, 1000],
];
