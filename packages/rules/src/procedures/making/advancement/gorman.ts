import { gormanModifier } from '../../../books/gorman/content/abilities.ts';
import { GORMAN_LEVELS, LAST_DIE_LEVEL, POINTS_PER_LATE_LEVEL } from '../../../books/gorman/content/advancement.ts';
import { GORMAN_CLASS, type GormanClass, isGormanClass } from '../../../books/gorman/content/classes.ts';
import { pointsOfLevel } from '../../../books/gorman/content/hit-dice.ts';
import { type Band, banded, rowOf } from '../../../content/banded.ts';
import { bestOf, pointsMadeOf } from '../../../content/points-made.ts';
import { type Dice, type Figure, type Note, NotedDice, written } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { gormanIncreased, gormanPart } from '../../table/precedence/gorman.ts';
import type { AdvancementRule, Earned, Haul, Part, Risen, Sharer } from './rule.ts';

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
function keeping(of: GormanClass, reduced: ReducedFrom = {}) {
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

const AVERAGE = 10;
/** Copper pieces of this book's gold piece (GOR-EQP-02). */
const COPPER_PER_GOLD = 100;

/** Whoever is of no class of the book throws as a cleric does. */
const callingOf = ({ class: of }: Pick<Creature, 'class'>): GormanClass => (isGormanClass(of) ? of : 'cleric');
const ruleOfKeeping = (of: GormanClass) => (of === 'elf' ? 'GOR-CLS-08' : 'GOR-CLS-14');

const parts = ({ treasure, extra }: Haul): readonly Part[] => [
  { name: 'Treasure carried back', points: treasure, rule: 'GOR-XPA-01' },
  { name: 'Monsters slain', points: experienceForKilling([]), rule: 'GOR-XPA-05' },
  { name: 'Bonus', points: extra, rule: 'TABLE' },
];

/** GOR-ADV-07: the share, the bonus, the class, the session’s limit. */
function earned(
  { treasure, extra, places }: Haul,
  sharers: readonly Sharer[],
  reduced: ReducedFrom,
): readonly Earned[] {
  const copper = (treasure + extra) * COPPER_PER_GOLD;
  const [whole, half] = [1, 0.5].map((part) => sharers.filter((sharer) => sharer.treasure === part).length);
  const { pcCp, henchmanCp } = shares(copper, whole ?? 0, half ?? 0);
  return sharers.map((sharer) => {
    const share = { 0: 0, 0.5: henchmanCp, 1: pcCp }[sharer.treasure];
    return one(sharer, sharer.experience > 0 ? experienceFor(share, true) : 0, places, reduced);
  });
}

function one({ creature, treasure, since }: Sharer, share: number, places: number, reduced: ReducedFrom): Earned {
  const of = callingOf(creature);
  const found = withExploration(share, places);
  const awarded = kept(of, since.level, found, reduced);
  const { xp, capped } = afterAward(since.level, since.experience, since.awarded + awarded);
  const over = since.experience + since.awarded + awarded - xp;
  const notes: readonly Note[] = [
    {
      rule: 'GOR-XPA-02',
      text: `${treasure === 0.5 ? 'a henchman’s half share' : 'an even share'}: ${written(share)}`,
    },
    ...(found === share
      ? []
      : [
          {
            rule: 'GOR-XPA-03',
            text: `${places} new places, +${explorationBonus(places)}%: ${written(found)}`,
          } as const,
        ]),
    ...(awarded === found ? [] : [{ rule: ruleOfKeeping(of), text: `the ${of} keeps ${written(awarded)}` } as const]),
    ...(capped
      ? [{ rule: 'GOR-ADV-05', text: `halfway to the next level, and no farther: ${written(xp)}` } as const]
      : []),
  ];
  return { experience: xp, lost: capped ? over : 0, awarded, notes };
}

/** GOR-ADV-02 to 04, 06. */
function risen(riser: Creature, level: number, dice: Dice): Risen {
  const { abilities, hitPoints } = riser;
  const of = callingOf(riser);
  const { max } = hitPoints;
  const noted = new NotedDice(dice);
  const constitution = abilities?.CON ?? AVERAGE;
  const points = pointsOfLevel(of, constitution, level, noted);
  const parts = pointsMadeOf(bestOf(noted.thrown.faces), gormanModifier(constitution), points);
  const notes: readonly Note[] = [
    { rule: 'GOR-ADV-06', text: `${points} more, of those that are left and of the most` },
  ];
  if (level > LAST_DIE_LEVEL)
    return {
      max: max + points,
      rule: 'GOR-ADV-04',
      formula: `${POINTS_PER_LATE_LEVEL} points, and no die`,
      parts: [{ name: 'of each later level', value: points }],
      notes,
    };
  return GORMAN_CLASS[of].hitDiceRolled === 2
    ? { max: max + points, rule: 'GOR-ADV-03', formula: 'the better of 2d6, and constitution', parts, notes }
    : { max: max + points, rule: 'GOR-ADV-02', formula: 'd6 and constitution', parts, notes };
}

/** What elves and dwarves learn more slowly, from their level on. */
function slower(creature: Creature, reduced: ReducedFrom): readonly Figure[] {
  const of = callingOf(creature);
  const keeps = keeping(of, reduced);
  if (!keeps) return [];
  const value = keeps.oneIn === 4 ? 'a quarter' : 'half';
  const why = creature.level >= keeps.fromLevel ? `level ${creature.level}` : `from level ${keeps.fromLevel} on`;
  return [{ name: 'Keeps of what is earned', value, rule: ruleOfKeeping(of), why }];
}

/** GOR-ADV-01 to 07, GOR-XPA-01 to 05, GOR-CLS-08 and 14 as one slot. */
export const gormanAdvancement = (reduced: ReducedFrom): AdvancementRule => ({
  award: {
    id: 'GOR-ADV-07',
    limits: 'GOR-ADV-05',
    forbids: (place) =>
      place === 'session-end'
        ? {
            rule: 'GOR-XPA-04',
            text: 'Nothing is earned until it is carried back: the treasure stays with its carriers.',
          }
        : null,
    parts,
    earned: (haul, sharers) => earned(haul, sharers, reduced),
  },
  levels: {
    rises: 'GOR-ADV-01',
    needed: ({ class: of }, level) => (of === null ? null : level <= 1 ? 0 : nextLevelAt(level - 1)),
    percent: () => null,
    risen,
  },
  earns: {
    foe: null,
    magic: null,
    places: { rule: 'GOR-XPA-03', anew: 'GOR-XPA-04', bonus: explorationBonus },
  },
  figures: (creature) => slower(creature, reduced),
});
