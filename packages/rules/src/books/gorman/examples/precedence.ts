import { answering } from '../../../../test/topics.ts';
import { gormanIncreased, gormanPart } from '../../../procedures/table/precedence/gorman.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const gormanPrecedenceVectors: Adapters = {
  'GOR-RUL-01': (inputs) => ({ source: answering('gorman', read.text(inputs, 'topic')) }),
  'GOR-RUL-02': (inputs) => {
    const amount = read.number(inputs, 'amount');
    return inputs.percentBonus === undefined
      ? { result: gormanPart(amount, read.number(inputs, 'divideBy')) }
      : { result: gormanIncreased(amount, read.number(inputs, 'percentBonus')) };
  },
};
