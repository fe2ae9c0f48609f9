import { abilityBand, primeRequisitePercent } from '../../../books/ose/content/abilities.ts';
import { experienceFor } from '../../../books/ose/content/experience.ts';
import { classTable, hitDiceOf } from '../../../books/ose/content/levels.ts';
import { pointsOfDie } from '../../../books/ose/content/points-of-die.ts';
import { pointsMadeOf } from '../../../content/points-made.ts';
import { type Figure, type Note, written } from '../../../core/index.ts';
import { counted, listed } from '../../../core/words.ts';
import type { Creature } from '../../../state/creature.ts';
import { ABILITY_NAMES } from '../../body/ability-check/names.ts';
import { type AdvancementRule, byPercent, type Earned, type Haul, percentText, type Sharer } from './rule.ts';

const LAST_DIE_LEVEL = 9;
const AVERAGE = 10;

/** OSE-APX-02: experience that a level takes; null above the last level of the class. */
const needed = ({ class: of }: Pick<Creature, 'class'>, level: number): number | null =>
  classTable(of)?.experience[level - 1] ?? null;

/** OSE-APX-01: of two prime requisites the lower counts; null for those without scores or class. */
function primeOf({ class: of, abilities }: Creature): { readonly names: string; readonly score: number } | null {
  const prime = classTable(of)?.prime;
  if (!prime || !abilities) return null;
  return {
    names: listed(prime.map((ability) => ABILITY_NAMES[ability])),
    score: Math.min(...prime.map((ability) => abilities[ability])),
  };
}

const percentOf = (creature: Creature): number => {
  const prime = primeOf(creature);
  return prime ? primeRequisitePercent(prime.score) : 0;
};

const parts = ({ monsters, treasure, extra }: Haul) =>
  [
    { name: 'Monsters overcome', points: monsters, rule: 'OSE-APX-12' },
    { name: 'Treasure brought home', points: treasure, rule: 'OSE-APX-12' },
    { name: 'Bonus', points: extra, rule: 'TABLE' },
  ] as const;

/** OSE-APX-12: shared evenly by those who live; nobody rises by more than a level in a session (OSE-APX-02). */
function earned(haul: Haul, sharers: readonly Sharer[]): readonly Earned[] {
  const total = parts(haul).reduce((sum, { points }) => sum + points, 0);
  const heads = sharers.filter(({ experience }) => experience > 0).length;
  const each = heads === 0 ? 0 : Math.floor(total / heads);
  return sharers.map((sharer) => one(sharer, total, heads, each));
}

function one({ creature, experience: rate, since }: Sharer, total: number, heads: number, each: number): Earned {
  const share = Math.floor(each * rate);
  const percent = percentOf(creature);
  const awarded = byPercent(share, percent);
  const limit = needed(creature, since.level + 2);
  const most = limit === null ? Number.POSITIVE_INFINITY : Math.max(creature.experience, limit - 1);
  const experience = Math.min(creature.experience + awarded, most);
  const lost = creature.experience + awarded - experience;
  const notes: readonly Note[] = [
    { rule: 'OSE-APX-12', text: `${written(total)} in ${counted(heads, 'share')}: ${written(each)} each` },
    ...(rate === 1 ? [] : [{ rule: 'OSE-APX-07', text: `a retainer’s rate: ${written(share)}` } as const]),
    ...(percent === 0 || share === 0 ? [] : [{ rule: 'OSE-APX-01', text: primeText(creature, awarded) } as const]),
    ...(classTable(creature.class) ? [] : [{ rule: 'OSE-APX-02', text: unrising(creature) } as const]),
    ...(lost > 0 ? [{ rule: 'OSE-APX-02', text: `a level a session at most: ${written(lost)} lost` } as const] : []),
  ];
  return { experience, lost, awarded, notes };
}

const unrising = ({ class: of }: Creature): string =>
  of ? `the rules in force know no levels of the class ${of}` : 'no levels without a class';

const primeText = (creature: Creature, points: number): string =>
  `${primeOf(creature)?.names ?? ''} ${percentText(percentOf(creature))}: ${written(points)}`;

/** OSE-APX-01, 02, 07, 12. */
export const oseAdvancement: AdvancementRule = {
  award: {
    id: 'OSE-APX-12',
    limits: 'OSE-APX-02',
    forbids: () => null,
    parts,
    earned,
  },
  levels: {
    rises: 'OSE-APX-02',
    needed,
    percent: (riser) => (primeOf(riser) ? percentOf(riser) : null),
    risen: ({ class: of, abilities, hitPoints: { max } }, level, dice) => {
      const table = classTable(of);
      const rule = 'OSE-APX-02';
      if (level > LAST_DIE_LEVEL) {
        const points = table?.hitPointsAfter9 ?? 0;
        const parts = [{ name: 'from the tenth level, each', value: points }];
        const formula = `from the tenth level ${points} each, and no more dice`;
        return { max: max + points, rule, formula, parts, notes: [] };
      }
      const sides = table?.hitDie ?? 6;
      const face = dice.die(sides);
      const constitution = abilities?.CON ?? AVERAGE;
      const points = pointsOfDie(face, constitution);
      const parts = pointsMadeOf({ name: 'the die', value: face }, abilityBand(constitution).modifier, points);
      const formula = `d${sides} and constitution, one at least: ${points}`;
      return { max: max + points, rule, formula, parts, notes: [] };
    },
  },
  earns: {
    foe: { rule: 'OSE-APX-12', worth: experienceFor },
    magic: null,
    places: null,
  },
  figures: (creature) => [...diceFigure(creature), ...primeFigure(creature)],
};

/** The hit dice of the level, for those of a class of this book. */
function diceFigure({ class: of, level }: Creature): readonly Figure[] {
  const table = classTable(of);
  if (!table) return [];
  return [{ name: 'Hit dice', value: hitDiceOf(table, level), rule: 'OSE-APX-02', why: 'class and level' }];
}

function primeFigure(creature: Creature): readonly Figure[] {
  const prime = primeOf(creature);
  if (!prime) return [];
  const why = `${prime.names} ${prime.score}`;
  return [{ name: 'Prime requisite', value: percentText(percentOf(creature)), rule: 'OSE-APX-01', why }];
}
