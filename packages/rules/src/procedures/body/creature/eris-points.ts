import type { Creature } from '../../../state/creature.ts';
import type { Operating } from '../../../state/operating.ts';
import type { Both } from './eris-calling.ts';

/** The most hit points of each class of an elf. */
export type Points = Readonly<Record<Operating, number>>;

/** ERI-ELF-09: the higher of both totals counts, less the harm. */
export function elfHitPoints(maxHp: Both, damageTaken: number): { readonly max: number; readonly hp: number } {
  const max = Math.max(...maxHp);
  return { max, hp: max - damageTaken };
}

/** ERI-ELF-09: the most hit points of each class of an elf; of a class that has never thrown, none. */
export function pointsOf({ operating, hitPoints: { max } }: Creature): Points {
  const as = operating?.as ?? 'fighter';
  const kept = operating?.points ?? { fighter: max, 'magic-user': 0 };
  const best = elfHitPoints([kept.fighter, kept['magic-user']], 0).max;
  if (best === max) return kept;
  return { fighter: Math.min(max, kept.fighter), 'magic-user': Math.min(max, kept['magic-user']), [as]: max };
}

/** Both totals in words. */
export const pointsText = (points: Points): string =>
  `${points.fighter} as a fighter, ${points['magic-user']} as a magic-user`;
