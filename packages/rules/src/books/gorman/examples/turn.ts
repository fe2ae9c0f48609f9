import { mayDo } from '../../../procedures/dungeon/turn/gorman.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const gormanTurnVectors: Adapters = {
  'GOR-EXP-02': (inputs) => ({
    ...mayDo(read.list<string>(inputs, 'actions'), read.setting(inputs, 'moveAndAttack', false)),
  }),
};
