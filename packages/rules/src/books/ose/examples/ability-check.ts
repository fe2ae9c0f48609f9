import { isAccepted } from '../../../procedures/body/ability-check/may.ts';
import { oseAbilityCheck } from '../../../procedures/body/ability-check/ose.ts';
import type { Difficulty } from '../../../procedures/body/ability-check/rule.ts';
import { type Chance, inSix, percent, succeeds } from '../../../procedures/table/chance/chance.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

const { least, most, presets } = oseAbilityCheck;

function check(inputs: VectorInputs) {
  const [modifier, die] = [read.number(inputs, 'modifier', 0), read.number(inputs, 'die')];
  return { total: die + modifier, success: oseAbilityCheck.succeeds(read.number(inputs, 'score'), modifier, die) };
}

const chanceOf = (inputs: VectorInputs): Chance =>
  (read.text<'x-in-6' | 'percent'>(inputs, 'kind') === 'percent' ? percent : inSix)(read.number(inputs, 'chance'));

export const abilityCheckVectors: Adapters = {
  'OSE-CHK-01': check,
  'OSE-CHK-02': (inputs) =>
    typeof inputs.value === 'number'
      ? { accepted: isAccepted(inputs.value, least, most) }
      : { modifier: presets[read.text<Difficulty>(inputs, 'difficulty')] },
  'OSE-CHK-03': check,
  'OSE-CHK-04': (inputs) => ({ success: succeeds(chanceOf(inputs), read.number(inputs, 'die', 1)) }),
};
