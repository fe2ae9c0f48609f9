import { atMost, summed, type Why } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { against, madeOfParts, succeeds } from '../../table/chance/chance.ts';
import type { skillsCommands } from './commands.ts';
import { mayCheck, mayRecordSkill, skillNamed } from './may.ts';
import type { ClassSkill } from './rule.ts';

const checkSkill: Handler<'CheckSkill'> = (play, { creature, skill: asked, blind }) => {
  const found = play.state.creatures[creature];
  if (!found) return;
  const skill = skillNamed(asked);
  const own = play.rules.skills.ofClass?.(found).find((each) => each.skill === skill);
  if (own) {
    tryOwn(play, found, own, blind);
    return;
  }
  findOut(play, found, skill);
  rollSkill(play, creature, skill, blind || play.rules.skills.check.isBlind(skill));
};

/** One throw against what class and level give. */
function tryOwn(play: Play, { id }: Creature, { skill, chance, isBlind, rule }: ClassSkill, blind: boolean): void {
  const roll = play.roll(1, chance.sides);
  const formula = `d${chance.sides} ≤ what class and level give`;
  play.happen({
    type: 'SkillChecked',
    creature: id,
    skill,
    success: succeeds(chance, roll.total),
    blind: blind || isBlind,
    ofClass: true,
    why: { rule, formula, ...against(chance, roll) },
  });
}

/** A skill that was never used is found out first. */
function findOut(play: Play, found: Creature, skill: string): void {
  const rule = play.rules.skills;
  if (rule.chance(found, skill) !== null) return;
  const roll = play.roll(1, 100);
  const parts = rule.natural(found, roll.total);
  play.happen({ type: 'SkillRecorded', creature: found.id, skill, percent: summed(parts), roll, parts });
}

/** One d100, at or under the chance. @returns whether it succeeds */
function rollSkill(play: Play, creature: Creature['id'], skill: string, blind: boolean): boolean {
  const rule = play.rules.skills;
  const found = play.state.creatures[creature];
  const needed = (found && rule.chance(found, skill)) ?? 0;
  const roll = play.roll(1, 100);
  const success = rule.check.succeeds(needed, roll.total);
  const by = found ? rule.ruleOf(found, skill) : play.rules.skills.cites.check;
  const why: Why = {
    rule: by,
    formula: 'd100 ≤ the skill',
    roll,
    needed,
    ...madeOfParts(found && rule.check.parts(found, skill)),
    judged: atMost(roll.total, needed, success),
  };
  play.happen({ type: 'SkillChecked', creature, skill, success, blind, why });
  return success;
}

const recordSkill: Handler<'RecordSkill'> = (play, { creature, skill: asked, percent }) => {
  const skill = skillNamed(asked);
  play.happen({ type: 'SkillRecorded', creature, skill, percent: percent === 0 ? null : percent, roll: null });
};

export const skillsHandlers: Handlers<typeof skillsCommands> = {
  CheckSkill: { may: mayCheck, play: checkSkill },
  RecordSkill: { may: mayRecordSkill, play: recordSkill },
};
