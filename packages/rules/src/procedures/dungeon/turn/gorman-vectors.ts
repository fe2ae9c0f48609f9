import { type Adapters, read } from '../../../vectors.ts';
import { mayDo } from './gorman.ts';

export const gormanTurnVectors: Adapters = {
  'GOR-EXP-02': (inputs) => ({
    ...mayDo(read.list<string>(inputs, 'actions'), read.setting(inputs, 'moveAndAttack', false)),
  }),
};
