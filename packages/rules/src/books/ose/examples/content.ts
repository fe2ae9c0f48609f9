import { oseAdvancement } from '../../../procedures/making/advancement/ose.ts';
import { levelEarned } from '../../../procedures/making/advancement/rule.ts';
import { someoneCarrying } from '../../../procedures/party/encumbrance/carrying.ts';
import { wornAs } from '../../../procedures/party/equipping/worn.ts';
import { succeeds } from '../../../procedures/table/chance/chance.ts';
import type { Ability, Armour, HitDice } from '../../../state/creature.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { abilityBand } from '../content/abilities.ts';
import { armourClassOf } from '../content/armour.ts';
import { type ExplorationTask, explorationChance } from '../content/demihumans.ts';
import { experienceFor } from '../content/experience.ts';
import { readHitDice } from '../content/hit-dice.ts';
import { classTable, hitDiceOf, levelBand, spellSlots } from '../content/levels.ts';
import { hiringResult } from '../content/retainers.ts';
import { type ThiefSkill, thiefChance } from '../content/thief-skills.ts';
import { turning, type UndeadKind } from '../content/turning.ts';
import { weaponOf } from '../content/weapons.ts';

const sum = (inputs: VectorInputs): number => read.faces(inputs).reduce((total, face) => total + face, 0);

/** Hit dice as a vector notes them: `"3+1"`, `4`, `"1/2"`; any fraction is less than one die. */
export function hitDiceIn(inputs: VectorInputs, name: string): HitDice {
  const dice = readHitDice(read.notation(inputs, name).replace(/^1\/\d+/, '½'));
  if (!dice) throw new Error(`field "${name}" is no number of hit dice`);
  return dice;
}

function byAbility(ability: Ability, score: number) {
  const band = abilityBand(score);
  const { modifier: mod, openDoors, initiative, reaction, maxRetainers, loyalty, extraLanguages, literacy } = band;
  switch (ability) {
    case 'STR':
      return { mod, openDoors };
    case 'DEX':
      return { mod, initiative };
    case 'CON':
    case 'WIS':
      return { mod };
    case 'CHA':
      return { reaction, maxRetainers, loyalty };
    case 'INT':
      return { extraLanguages, literacy };
    default:
      return ability satisfies never;
  }
}

function byClass(inputs: VectorInputs) {
  const table = classTable(read.name(inputs, 'class'));
  if (!table) throw new Error('no such class');
  if (typeof inputs.xp === 'number') {
    const beginner = { ...someoneCarrying(0), class: read.name(inputs, 'class'), experience: inputs.xp };
    return { level: levelEarned(oseAdvancement, beginner) };
  }
  const level = read.number(inputs, 'level');
  const { thac0, saves } = levelBand(table, level);
  return {
    xp: table.experience[level - 1],
    hitDice: hitDiceOf(table, level),
    thac0,
    saves,
    spells: spellSlots(table, level),
  };
}

function retainers(inputs: VectorInputs) {
  if (typeof inputs.cha === 'number') {
    const { maxRetainers, loyalty } = abilityBand(inputs.cha);
    return { maxRetainers, loyalty };
  }
  const total = sum(inputs) + read.number(inputs, 'modifier', 0);
  return { total, result: hiringResult(total) };
}

/** Armour by one of its names; nothing is none. */
function armourIn(inputs: VectorInputs): Armour {
  const name = read.name(inputs, 'armour', 'none');
  const armour = name === 'none' || name === 'unarmoured' ? 'none' : wornAs({ name })?.armour;
  if (!armour) throw new Error('no such armour');
  return armour;
}

function weapon(name: string) {
  const found = weaponOf(name);
  if (!found) throw new Error('no such weapon');
  const { cost, weight, damageDie, ranges, qualities } = found;
  return {
    cost,
    weight,
    damageDie,
    ranges,
    slow: qualities.includes('slow'),
    twoHanded: qualities.includes('two-handed'),
  };
}

export const oseContentVectors: Adapters = {
  'OSE-APX-01': (inputs) => byAbility(read.text<Ability>(inputs, 'ability'), read.number(inputs, 'score')),
  'OSE-APX-02': byClass,
  'OSE-APX-03': (inputs) => ({
    result: turning(read.number(inputs, 'level'), read.notation<UndeadKind>(inputs, 'undead'), sum(inputs)),
  }),
  'OSE-APX-04': (inputs) => {
    const chance = thiefChance(read.text<ThiefSkill>(inputs, 'skill'), read.number(inputs, 'level'));
    return { chance: chance.upTo, success: succeeds(chance, sum(inputs)) };
  },
  'OSE-APX-05': (inputs) => ({
    chance: explorationChance(read.name(inputs, 'class'), read.text<ExplorationTask>(inputs, 'task')),
  }),
  'OSE-APX-06': (inputs) => {
    const table = classTable(read.name(inputs, 'class'));
    return { slots: table ? spellSlots(table, read.number(inputs, 'level')) : [] };
  },
  'OSE-APX-07': retainers,
  'OSE-APX-08': (inputs) => weapon(read.name(inputs, 'weapon')),
  'OSE-APX-09': (inputs) => {
    const aac = armourClassOf(armourIn(inputs), read.flag(inputs, 'shield', false), read.number(inputs, 'dex', 10));
    return { ac: 19 - aac, aac };
  },
  'OSE-APX-12': (inputs) => ({ xp: experienceFor(hitDiceIn(inputs, 'hd')) }),
};
