import { type Band, banded } from './banded.ts';
import { type BasicClass, tablesOf } from './classes.ts';

/** BFR-ATK-03 to 05: the attack bonus up to each level. */
const BY_LEVEL: Readonly<Record<BasicClass, readonly Band<number>[]>> = {
  fighter: [
    [0, 0],
    [1, 1],
    [3, 2],
    [4, 3],
    [6, 4],
    [7, 5],
    [10, 6],
    [12, 7],
    [15, 8],
    [17, 9],
    [20, 10],
  ],
  cleric: [
    [0, 0],
    [2, 1],
    [4, 2],
    [6, 3],
    [8, 4],
    [11, 5],
    [14, 6],
    [17, 7],
    [20, 8],
  ],
  thief: [
    [0, 0],
    [2, 1],
    [4, 2],
    [6, 3],
    [8, 4],
    [11, 5],
    [14, 6],
    [17, 7],
    [20, 8],
  ],
  'magic-user': [
    [0, 0],
    [3, 1],
    [5, 2],
    [8, 3],
    [12, 4],
    [15, 5],
    [18, 6],
    [20, 7],
  ],
};

/** BFR-ATK-06: up to so many whole hit dice; each die to the seventh adds one. */
const BY_HIT_DICE: readonly Band<number>[] = [
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 6],
  [7, 7],
  [9, 8],
  [11, 9],
  [13, 10],
  [15, 11],
  [19, 12],
  [23, 13],
  [27, 14],
  [31, 15],
  [Infinity, 16],
];

/** By class and level; past the last level, the last row (BFR-ATK-03 to 05, 09). */
export const classAttackBonus = (name: string, level: number): number =>
  Math.max(...tablesOf(name).map((one) => banded(BY_LEVEL[one], level)));

/** @param dice whole hit dice; 0 for less than one (BFR-ATK-06, 07) */
export const monsterAttackBonus = (dice: number): number => banded(BY_HIT_DICE, dice);
