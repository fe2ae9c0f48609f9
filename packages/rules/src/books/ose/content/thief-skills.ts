import { type Chance, inSix, percent } from '../../../procedures/table/chance/chance.ts';

/** In the order of the table: climb sheer surfaces, find and remove treasure traps, hear, hide, move silently, open locks, pick pockets. */
const THIEF_SKILLS = ['climb', 'traps', 'hear', 'hide', 'move', 'locks', 'pockets'] as const;
export type ThiefSkill = (typeof THIEF_SKILLS)[number];

/** OSE-APX-04, a row a level; all percentages but hearing, which is so many in six. */
const TABLE: readonly (readonly number[])[] = [
  [87, 10, 2, 10, 20, 15, 20],
  [88, 15, 2, 15, 25, 20, 25],
  [89, 20, 3, 20, 30, 25, 30],
  [90, 25, 3, 25, 35, 30, 35],
  [91, 30, 3, 30, 40, 35, 40],
  [92, 40, 3, 36, 45, 45, 45],
  [93, 50, 4, 45, 55, 55, 55],
  [94, 60, 4, 55, 65, 65, 65],
  [95, 70, 4, 65, 75, 75, 75],
  [96, 80, 4, 75, 85, 85, 85],
  [97, 90, 5, 85, 95, 95, 95],
  [98, 95, 5, 90, 96, 96, 105],
  [99, 97, 5, 95, 98, 97, 115],
  [99, 99, 5, 99, 99, 99, 125],
];

/** A thief's chance; a level past the last one counts as the last. */
export function thiefChance(skill: ThiefSkill, level: number): Chance {
  const row = TABLE[Math.min(Math.max(level, 1), TABLE.length) - 1] ?? [];
  const figure = row[THIEF_SKILLS.indexOf(skill)] ?? 0;
  return skill === 'hear' ? inSix(figure) : percent(figure);
}
