import type { ErisClass } from '../../../books/eris/content/classes.ts';
import { erisExperience, rolledHitPoints } from '../../../books/eris/content/levels.ts';
import type { Dice } from '../../../core/index.ts';
import { elfHitPoints } from '../creature/eris-points.ts';
import { type ErisState, erisState } from '../dying/eris.ts';

/** ERI-DRN-06: levels a touch takes, by kind. */
const DRAINS: Readonly<Record<string, number>> = { wight: 1, wraith: 1, spectre: 2, vampire: 2 };
export const drainOf = (undead: string): number => DRAINS[undead] ?? 0;

/** ERI-DRN-01: without a save, and for good. */
export const drained = (level: number, levels: number): number => Math.max(0, level - levels);

/** ERI-DRN-05: whom a drain below the first level slays rises as the drainer's kind. */
export function risesAs(level: number, levels: number, drainer: string) {
  const slain = drained(level, levels) < 1;
  return { slain, risesAs: slain ? drainer : null };
}

/** ERI-DRN-03: one short of the level above. */
export const experienceAfter = (of: ErisClass, newLevel: number): number =>
  newLevel < 1 ? 0 : erisExperience(of, newLevel + 1) - 1;

export interface Rerolled {
  readonly maxHp: number;
  readonly hp: number;
  readonly state: ErisState;
}

/** ERI-DRN-02: hit points thrown anew, less the harm taken so far; nobody lives below the first level (ERI-DRN-05). */
export function rerolled(of: ErisClass, newLevel: number, con: number, damageTaken: number, dice: Dice): Rerolled {
  if (newLevel < 1) return { maxHp: 0, hp: -damageTaken, state: 'dead' };
  const maxHp = rolledHitPoints(of, newLevel, con, dice);
  return { maxHp, hp: maxHp - damageTaken, state: erisState(newLevel, maxHp - damageTaken) };
}

/** Somebody whom a drainer strikes. */
export interface Victim {
  readonly class: ErisClass;
  readonly level: number;
  readonly xp: number;
  readonly con: number;
  readonly maxHp: number;
  readonly hp: number;
  /** The most hit points of the other class of an elf, which stay (ERI-DRN-01, ERI-ELF-09); absent for others. */
  readonly other?: number;
}

/** ERI-DRN-04: the blow, the level, the hit points, the experience, in this order. */
export function struckByDrainer(victim: Victim, damage: number, levels: number, dice: Dice) {
  const { class: of, level, xp, con, maxHp, other = 0 } = victim;
  const hp = victim.hp - damage;
  if (erisState(level, hp) === 'dead') return { level, xp, maxHp, hp, state: 'dead' } as const;
  const newLevel = drained(level, levels);
  if (newLevel < 1) return { level: 0, xp: 0, maxHp: 0, hp: 0, state: 'dead' } as const;
  const anew = rerolled(of, newLevel, con, maxHp - hp, dice);
  const { max, hp: left } = elfHitPoints([anew.maxHp, other], maxHp - hp);
  const stands = { maxHp: max, hp: left, state: erisState(newLevel, left) };
  return { level: newLevel, xp: experienceAfter(of, newLevel), ...stands, thrown: anew.maxHp };
}

const REST_DAYS = 7;

/** ERI-DRN-07: what mere blood loss takes, a week of rest gives back. */
export const effectiveLevel = (level: number, levels: number, restDays: number): number =>
  restDays >= REST_DAYS ? level : drained(level, levels);

/** ERI-DRN-08: a vampire's drain is for good, unless the referee says otherwise. */
export const isPermanent = (ruling: 'permanent' | 'temporary' | null): boolean => ruling !== 'temporary';
