import { loaded } from '../../../core/index.ts';
import { afterSave } from '../../../procedures/body/saving-throw/gorman.ts';
import { type Adapter, type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { hitDiceIn } from '../../ose/examples/content.ts';
import { wholeDice } from '../content/hit-dice.ts';
import { gormanSave, gormanSaveTarget, recovery } from '../content/saves.ts';

const natural = (inputs: VectorInputs): number => loaded(...read.faces(inputs)).die(20);

const saving: Adapter = (inputs) => ({
  ...gormanSave(
    read.text(inputs, 'class'),
    read.number(inputs, 'level'),
    natural(inputs),
    read.number(inputs, 'modifier', 0),
  ),
});

export const gormanSavingThrowVectors: Adapters = {
  'GOR-ABI-06': (inputs) => {
    const { total, target, success } = recovery(
      read.text(inputs, 'class'),
      read.number(inputs, 'level'),
      read.number(inputs, 'con'),
      natural(inputs),
    );
    return { total, target, recovers: success };
  },
  'GOR-CLS-11': saving,
  'GOR-SAV-01': (inputs) => ({ target: gormanSaveTarget(read.number(inputs, 'level')) }),
  'GOR-SAV-02': saving,
  'GOR-SAV-03': (inputs) => ({
    ...gormanSave('monster', wholeDice(hitDiceIn(inputs, 'hd')), natural(inputs)),
  }),
  'GOR-SAV-04': (inputs) => ({
    damage: afterSave(
      read.number(inputs, 'damage'),
      read.flag(inputs, 'success'),
      read.text<'half' | 'negates'>(inputs, 'effect'),
    ),
  }),
};
