import { loaded } from '../../../core/index.ts';
import { type Adapters, read } from '../../../vectors.ts';
import { gormanTurning } from './gorman.ts';

export const gormanTurningVectors: Adapters = {
  'GOR-MAG-05': (inputs) => ({
    ...gormanTurning(read.number(inputs, 'level'), read.text(inputs, 'undead'), loaded(...read.faces(inputs))),
  }),
};
