import { type ThiefSkill, thiefChance } from '../../../books/ose/content/thief-skills.ts';
import type { Creature } from '../../../state/creature.ts';
import { inSix, percent } from '../../table/chance/chance.ts';
import type { ClassSkill, SkillsRule } from './rule.ts';

/** OSE-APX-04: what a thief tries by itself; climbing, listening, locks and traps are tried where they are met. */
const THIEF: readonly (readonly [skill: string, of: ThiefSkill, isBlind: boolean, onOther?: boolean])[] = [
  ['hide in shadows', 'hide', true],
  ['move silently', 'move', true],
  ['pick a pocket', 'pockets', false, true],
];
const READS_FROM = 4;
const READS = 80;

/** OSE-APX-05: in the open, and in a dungeon. */
const HALFLING: readonly ClassSkill[] = [
  { skill: 'hide outdoors', chance: percent(90), isBlind: true, rule: 'OSE-APX-05' },
  { skill: 'hide in a dungeon', chance: inSix(2), isBlind: true, rule: 'OSE-APX-05' },
];

function ofThief(level: number): readonly ClassSkill[] {
  const skills = THIEF.map(
    ([skill, of, isBlind, onOther = false]): ClassSkill => ({
      skill,
      chance: thiefChance(of, level),
      isBlind,
      onOther,
      rule: 'OSE-APX-04',
    }),
  );
  const reading: ClassSkill = { skill: 'read languages', chance: percent(READS), isBlind: false, rule: 'OSE-APX-04' };
  return level < READS_FROM ? skills : [...skills, reading];
}

function ofClass({ class: name, level }: Creature): readonly ClassSkill[] {
  if (name === 'thief') return ofThief(level);
  return name === 'halfling' ? HALFLING : [];
}

/** The adventures chapter has no skills beside a class's own. */
export const oseSkills: SkillsRule = {
  cites: {
    check: 'OSE-CHK-01',
    untaught: 'OSE-CHK-01',
    need: 'OSE-CHK-01',
    lessons: 'OSE-CHK-01',
    naming: 'OSE-CHK-01',
  },
  played: false,
  ofClass,
  ruleOf: () => 'OSE-CHK-01',
  chance: () => null,
  natural: () => [],
  check: { parts: () => [], succeeds: (chance, face) => face <= chance, isBlind: () => false },
  hindrance: () => null,
  figures: null,
};
