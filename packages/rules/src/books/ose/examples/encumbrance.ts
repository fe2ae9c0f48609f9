import { encounterRate } from '../../../procedures/dungeon/movement/ose.ts';
import { someoneCarrying } from '../../../procedures/party/encumbrance/carrying.ts';
import {
  basicRate,
  canMove,
  detailedLoad,
  detailedRate,
  oseEncumbrance,
  treasureWeight,
} from '../../../procedures/party/encumbrance/ose.ts';
import { wornAs } from '../../../procedures/party/equipping/worn.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { ARMOUR, type ArmourFacts } from '../content/armour.ts';

const rates = (base: number) => ({ base, encounter: encounterRate(base) });

/** How heavy an armour is, by its class or by its own name. */
function armourClassIn(inputs: VectorInputs): ArmourFacts['movement'] {
  const name = read.name(inputs, 'armour');
  if (name === 'unarmoured' || name === 'light' || name === 'heavy') return name;
  return ARMOUR[wornAs({ name })?.armour ?? 'none'].movement;
}

export const encumbranceVectors: Adapters = {
  'OSE-ENC-01': (inputs) =>
    rates(
      oseEncumbrance({ method: read.text<'none' | 'basic' | 'detailed'>(inputs, 'system'), gear: 80 }).rate(
        someoneCarrying(read.number(inputs, 'load', 0)),
      ),
    ),
  'OSE-ENC-02': (inputs) => ({ weight: treasureWeight(read.record<number>(inputs, 'items')) }),
  'OSE-ENC-03': (inputs) => ({ canMove: canMove(read.number(inputs, 'load')) }),
  'OSE-ENC-04': (inputs) =>
    rates(
      basicRate(armourClassIn(inputs), read.flag(inputs, 'carryingTreasure'), read.number(inputs, 'treasureWeight', 0)),
    ),
  'OSE-ENC-05': (inputs) => {
    const total = detailedLoad(
      read.number(inputs, 'treasure', 0),
      read.number(inputs, 'armour', 0),
      read.number(inputs, 'weapons', 0),
      read.flag(inputs, 'misc', false),
      read.setting(inputs, 'miscGearWeight', 80),
    );
    return { total, ...rates(detailedRate(total)) };
  },
};
