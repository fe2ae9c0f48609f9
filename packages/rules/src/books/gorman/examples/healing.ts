import { rulesBy } from '../../../../test/in-play.ts';
import { type Health, rested } from '../../../procedures/body/healing/gorman.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

const health = (inputs: VectorInputs): Health => ({
  hpCurrent: read.number(inputs, 'hpCurrent'),
  hpMax: read.number(inputs, 'hpMax'),
});

export const gormanHealingVectors: Adapters = {
  'GOR-ADV-06': (inputs) => {
    const { hpCurrent, hpMax } = health(inputs);
    const {
      points: { hurt, heal },
    } = rulesBy('gorman').damage;
    const wounded = hurt(hpCurrent, read.number(inputs, 'damage', 0));
    return { hpCurrent: heal(wounded, hpMax, read.number(inputs, 'heal', 0)), hpMax };
  },
  'GOR-DTH-06': (inputs) => ({
    ...rested(health(inputs), read.number(inputs, 'days'), read.flag(inputs, 'rested')),
  }),
};
