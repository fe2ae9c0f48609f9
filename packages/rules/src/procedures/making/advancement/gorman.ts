import { type Band, banded, rowOf } from '../../../content/banded.ts';
import { GORMAN_LEVELS } from '../../../content/gorman/advancement.ts';
import { GORMAN_CLASS, type GormanClass } from '../../../content/gorman/classes.ts';
import { gormanIncreased, gormanPart } from '../../table/precedence/gorman.ts';

/** GOR-ADV-01: the level that experience gives. */
export const gormanLevel = (experience: number): number =>
  GORMAN_LEVELS.filter((needed) => experience >= needed).length || 1;

/** GOR-ADV-01: experience of the next level; null after the last. */
export const nextLevelAt = (level: number): number | null => GORMAN_LEVELS[level] ?? null;

export interface Standing {
  readonly xp: number;
  readonly level: number;
  readonly capped: boolean;
}

/**
 * GOR-ADV-05: where an award leaves somebody: at most one level higher than when the session began, and then no farther
 * than half way to the next.
 * @param award all of the session's awards together
 */
export function afterAward(levelAtStart: number, experienceAtStart: number, award: number): Standing {
  const xp = experienceAtStart + award;
  if (gormanLevel(xp) <= levelAtStart + 1) return { xp, level: Math.max(levelAtStart, gormanLevel(xp)), capped: false };
  const reached = rowOf(GORMAN_LEVELS, levelAtStart + 1);
  return { xp: (reached + rowOf(GORMAN_LEVELS, levelAtStart + 2)) / 2, level: levelAtStart + 1, capped: true };
}

/** Levels from which folk keep but a part of what they earn, where a campaign says otherwise than the book. */
export type ReducedFrom = Readonly<Partial<Record<GormanClass, number>>>;

/** GOR-CLS-08, 14: the part that a class keeps, and from which level on; null for those who keep it all. */
export function keeping(of: GormanClass, reduced: ReducedFrom = {}) {
  const { keeps } = GORMAN_CLASS[of];
  return keeps && { ...keeps, fromLevel: reduced[of] ?? keeps.fromLevel };
}

/** GOR-CLS-08, 14: what is kept of an award, by the level held when the session began. */
export function kept(of: GormanClass, levelAtStart: number, earned: number, reduced: ReducedFrom = {}): number {
  const keeps = keeping(of, reduced);
  return keeps && levelAtStart >= keeps.fromLevel ? gormanPart(earned, keeps.oneIn) : earned;
}

/** GOR-XPA-03: percent more for new rooms and hexes entered. */
const EXPLORATION_BONUS: readonly Band<number>[] = [
  { upTo: 4, value: 0 },
  { upTo: 6, value: 5 },
  { upTo: 8, value: 10 },
  { upTo: 10, value: 15 },
  { upTo: Number.POSITIVE_INFINITY, value: 20 },
];

export const explorationBonus = (places: number): number => banded(EXPLORATION_BONUS, places);

export const withExploration = (experience: number, places: number): number =>
  gormanIncreased(experience, explorationBonus(places));

/** GOR-XPA-01: experience for a share of treasure that was carried back, in copper. */
export const experienceFor = (copper: number, carriedBack: boolean): number =>
  carriedBack ? gormanPart(copper, 100) : 0;

/** GOR-XPA-05: for killing, nothing. */
export const experienceForKilling = (_hitDice: readonly unknown[]): number => 0;

export interface Shares {
  readonly pcCp: number;
  readonly henchmanCp: number;
  readonly leftoverCp: number;
}

/** GOR-XPA-02, GOR-HIR-04: two parts to a character, one to a henchman, none to hirelings and experts. */
export function shares(copper: number, characters: number, henchmen: number): Shares {
  const parts = 2 * characters + henchmen;
  const unit = parts === 0 ? 0 : gormanPart(copper, parts);
  return { pcCp: 2 * unit, henchmanCp: unit, leftoverCp: copper - parts * unit };
}

export type Outing = { readonly enter: string } | { readonly safe: number } | { readonly sessionEnd: true };

/** GOR-XPA-04: places entered for the first time count until the party is safe; then the share is banked. */
export function outings(
  visited: readonly string[],
  events: readonly Outing[],
): { readonly awards: readonly number[]; readonly count: number } {
  const known = new Set(visited);
  const awards: number[] = [];
  let count = 0;
  for (const event of events) {
    if ('enter' in event) {
      if (!known.has(event.enter)) count += 1;
      known.add(event.enter);
    } else {
      if ('safe' in event) awards.push(withExploration(Math.floor(event.safe), count));
      count = 0;
    }
  }
  return { awards, count };
}
