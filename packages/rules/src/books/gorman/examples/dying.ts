import { loaded } from '../../../core/index.ts';
import { dismemberment, fateAt, type Hand, type Losses, livingWith } from '../../../procedures/body/dying/gorman.ts';
import { type Adapter, type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import type { GormanClass } from '../content/classes.ts';

function losses(inputs: VectorInputs): Losses {
  const { left = 0, right = 0 } = read.record<number>(inputs, 'fingersLost', {});
  return { missing: read.list<string>(inputs, 'missing', []), fingers: { left, right } };
}

const falling: Adapter = (inputs) => ({
  ...dismemberment(
    {
      class: read.text<GormanClass>(inputs, 'class'),
      level: read.number(inputs, 'level'),
      hitPoints: read.number(inputs, 'hpCurrent'),
      losses: losses(inputs),
      side: read.text<Hand>(inputs, 'side', 'left'),
    },
    loaded(...read.faces(inputs)),
  ),
});

export const gormanDyingVectors: Adapters = {
  'GOR-CMB-07': (inputs) => ({ state: fateAt(read.text(inputs, 'kind'), read.number(inputs, 'hp')) }),
  'GOR-DTH-01': falling,
  'GOR-DTH-02': falling,
  'GOR-DTH-03': falling,
  'GOR-DTH-04': falling,
  'GOR-DTH-05': (inputs) => ({
    ...livingWith(losses(inputs), read.setting<string>(inputs, 'dismembermentEffects', 'mechanical') === 'mechanical'),
  }),
};
