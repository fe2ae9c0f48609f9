import { loaded, roll } from '../../../core/index.ts';
import { oseDamage } from '../../../procedures/body/damage/ose.ts';
import { isKilled } from '../../../procedures/body/dying/ose.ts';
import { categoryOf, letterOf } from '../../../procedures/body/saving-throw/effects.ts';
import { oseSavingThrow } from '../../../procedures/body/saving-throw/ose.ts';
import { attackBonus, matrixNeed, NORMAL_HUMAN_THAC0 } from '../../../procedures/fight/attack/ose.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { classSaves, monsterSaves, NORMAL_HUMAN_SAVES, savesAs } from '../content/noted-saves.ts';
import { hitDiceIn } from './content.ts';

const {
  points: { hurt },
} = oseDamage({ variableWeaponDamage: false, subduing: false });

const thrown = (inputs: VectorInputs): number =>
  roll(loaded(...read.faces(inputs)), 1, 20, read.number(inputs, 'modifier', 0)).total;

function table(inputs: VectorInputs) {
  const kind = read.text<'class' | 'monster' | 'normalHuman'>(inputs, 'kind');
  if (kind === 'class') return classSaves(read.name(inputs, 'class'), read.number(inputs, 'level'));
  return kind === 'monster' ? noted(inputs) : NORMAL_HUMAN_SAVES;
}

function noted(inputs: VectorInputs) {
  const { saveAs } = inputs;
  if (typeof saveAs === 'number') return monsterSaves(saveAs);
  const read = typeof saveAs === 'string' ? savesAs(saveAs) : null;
  return read ?? monsterSaves(Math.floor(hitDiceIn(inputs, typeof saveAs === 'string' ? 'saveAs' : 'hd').dice));
}

function poison(inputs: VectorInputs) {
  const hp = hurt(read.number(inputs, 'hp'), read.number(inputs, 'damage', 0));
  const slain = isKilled(hp);
  const poisoned = !slain && !oseSavingThrow.numbers.saved(thrown(inputs), read.number(inputs, 'target'), 0);
  return { hp, dead: slain || (poisoned && read.flag(inputs, 'lethal', true)), poisoned };
}

export const savingThrowVectors: Adapters = {
  'OSE-SAV-01': (inputs) => {
    const category = categoryOf(read.name(inputs, 'effect'));
    return { category: category && letterOf(category) };
  },
  'OSE-SAV-02': (inputs) => {
    const total = thrown(inputs);
    return { total, success: oseSavingThrow.numbers.saved(total, read.number(inputs, 'target'), 0) };
  },
  'OSE-SAV-03': (inputs) => ({ saves: table(inputs) }),
  'OSE-SAV-04': (inputs) => {
    const success = read.flag(inputs, 'success');
    if (typeof inputs.damage !== 'number') return { effect: success ? 'negated' : 'applies' };
    return { damageTaken: success ? oseSavingThrow.lessened.half(inputs.damage) : inputs.damage };
  },
  'OSE-SAV-05': poison,
  'OSE-TAB-04': (inputs) => ({
    thac0: NORMAL_HUMAN_THAC0,
    attackBonus: attackBonus(NORMAL_HUMAN_THAC0),
    saves: NORMAL_HUMAN_SAVES,
    ...(typeof inputs.ac === 'number' ? { need: matrixNeed(NORMAL_HUMAN_THAC0, inputs.ac) } : {}),
  }),
  'OSE-TAB-05': (inputs) => ({ saves: noted(inputs) }),
};
