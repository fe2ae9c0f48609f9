import type { ErisClass } from '../../../books/eris/content/classes.ts';
import { erisExperience, erisLevelFor, rolledHitPoints } from '../../../books/eris/content/levels.ts';
import { type Answer, denied } from '../../../content/denied.ts';
import type { Dice } from '../../../core/index.ts';
import { erisRounded } from '../../table/precedence/eris.ts';

/** ERI-XPA-01: when treasure is safe, or when the referee closes a session with it. */
export const isAwarded = (place: string, sessionEnd: boolean, refereeAwards: boolean): boolean =>
  place === 'settlement' || place === 'secured-rest' || (sessionEnd && refereeAwards);

const PER_HIT_DIE = 100;

/** The dice in a monster's hit dice, as a number; a half counts as such. */
const diceIn = (hitDice: string): number => Number.parseFloat(hitDice.replace(/1\/2|½/, '0.5'));

/**
 * ERI-XPA-02.
 * @param level of a character who learns the less from monsters of a lower level (1974); null where that does not count
 */
export const monsterExperience = (
  monsters: readonly { readonly hd: string; readonly count: number }[],
  level: number | null = null,
): number =>
  Math.floor(monsters.reduce((sum, { hd, count }) => sum + PER_HIT_DIE * diceIn(hd) * count * ratio(hd, level), 0));

/** Of a monster's level to a character's; never more than one to one. */
const ratio = (hitDice: string, level: number | null): number =>
  level === null ? 1 : Math.min(1, Math.max(1, diceIn(hitDice)) / level);

/** ERI-XPA-04. */
export const MAGIC_EXPERIENCE = { minor: 250, standard: 1_000, major: 2_500 } as const;

export type MagicKind = keyof typeof MAGIC_EXPERIENCE;

const KINDS: Readonly<Record<MagicKind, readonly string[]>> = {
  minor: ['potion', 'scroll', 'ammunition'],
  standard: ['weapon', 'armor', 'shield'],
  major: ['jewelry', 'ring', 'spellbook', 'misc', 'wand', 'rod', 'staff'],
};

/** ERI-XPA-05: what kind a thing is; what has a name is major. */
export function magicKind(item: string, named: boolean): Answer<{ readonly kind: MagicKind }, 'referee-decides'> {
  if (KINDS.standard.includes(item)) return { kind: named ? 'major' : 'standard' };
  if (KINDS.minor.includes(item)) return { kind: 'minor' };
  return KINDS.major.includes(item) ? { kind: 'major' } : denied('referee-decides');
}

/** ERI-XPA-06: even shares; what is left over is lost. */
export function sharedOut(
  total: number,
  shares: number,
): Answer<{ readonly total: number; readonly each: number; readonly left: number }, 'no-shares'> {
  if (shares <= 0) return denied('no-shares');
  const each = erisRounded(total / shares, 'share');
  return { total, each, left: total - each * shares };
}

/** ERI-XPA-09: an award raises by one level at most; what goes beyond one point short of the next is lost. */
export function awarded(of: ErisClass, before: number, gained: number, oneLevelPerAward = true) {
  const most = oneLevelPerAward ? erisExperience(of, erisLevelFor(of, before) + 2) - 1 : Number.POSITIVE_INFINITY;
  const after = Math.min(before + gained, most);
  return { after, level: erisLevelFor(of, after), lost: before + gained - after };
}

/** ERI-HPL-03: all dice anew at each level; the higher total is kept, and the harm stays. */
export function rerolledAt(
  of: ErisClass,
  level: number,
  constitution: number,
  oldMax: number,
  damage: number,
  dice: Dice,
) {
  const rolled = rolledHitPoints(of, level, constitution, dice);
  const max = Math.max(oldMax, rolled);
  return { rolled, max, current: max - damage };
}
