import { bookArmour } from '../../../content/book-armour.ts';
import { isDenied } from '../../../content/denied.ts';
import { entryOf } from '../../../content/entry.ts';
import { BACKGROUND, backgroundOf } from '../../../content/eris/backgrounds.ts';
import { byRule, type RuleId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { HOBBIT_THIEF_LEVELS } from '../class-functions/eris-small-folk.ts';
import { backgroundChance, naturalSkill, skillSucceeds, thiefUses } from './eris.ts';
import type { SkillsRule } from './rule.ts';

/** Lock, trap and pocket work is rolled where its owner does not see it (ERI-SKL-13). */
const BLIND: readonly string[] = ['lockpicker', 'trapfinder', 'pickpocketer'];

const isHobbit = ({ class: of }: Creature): boolean => of === 'hobbit' || of === 'halfling';

/** Whether a skill came with the background. */
const isOfBackground = ({ background }: Creature, skill: string): boolean => {
  const known = background === undefined ? null : backgroundOf(background);
  return known !== null && BACKGROUND[known].skills.includes(skill);
};

/** ERI-SKL-03, 13, ERI-HOB-03. */
function chanceOf(creature: Creature, skill: string): number | null {
  const recorded = entryOf(creature.skills, skill);
  if (recorded === undefined) return null;
  if (!isOfBackground(creature, skill)) return recorded;
  const levels = creature.background === 'thief' && isHobbit(creature) ? HOBBIT_THIEF_LEVELS : 0;
  return backgroundChance(recorded, creature.level + levels);
}

/** Where the chance comes from. */
function ruleOf(creature: Creature, skill: string): RuleId {
  if (!isOfBackground(creature, skill)) return 'ERI-SKL-03';
  return creature.background === 'thief' && isHobbit(creature) ? 'ERI-HOB-03' : 'ERI-SKL-13';
}

/** ERI-SKL as one slot; ERI-ADV-06 on what a thief wears. */
export const erisSkills: SkillsRule = {
  cites: { check: 'ERI-SKL-03', untaught: 'ERI-SKL-04', need: 'ERI-SKL-06', lessons: 'ERI-SKL-10' },
  figures: (creature) =>
    Object.keys(creature.skills ?? {}).map((skill) => ({
      name: `Skill: ${skill}`,
      value: `${chanceOf(creature, skill) ?? 0} %`,
      rule: ruleOf(creature, skill),
      why: isOfBackground(creature, skill) ? 'of the background, with five a level' : 'as it was found out or learned',
    })),
  ruleOf,
  played: true,
  chance: chanceOf,
  natural: ({ abilities }, face) => naturalSkill(abilities?.INT ?? 10, face).skill,
  succeeds: skillSucceeds,
  isBlind: (skill) => BLIND.includes(skill),
  hindrance: (creature, skill) => {
    if (creature.background !== 'thief') return null;
    const answer = thiefUses(skill, bookArmour(creature.armour), creature.shield);
    if (isDenied(answer) || answer.usable) return null;
    return byRule('ERI-ADV-06', 'forbidden', `${creature.name} is no ${skill} in metal armour or with a shield.`);
  },
};
