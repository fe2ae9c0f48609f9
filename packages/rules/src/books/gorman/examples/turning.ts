import { loaded } from '../../../core/index.ts';
import { gormanTurning } from '../../../procedures/fight/turning/gorman.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const gormanTurningVectors: Adapters = {
  'GOR-MAG-05': (inputs) => ({
    ...gormanTurning(read.number(inputs, 'level'), read.text(inputs, 'undead'), loaded(...read.faces(inputs))),
  }),
};
