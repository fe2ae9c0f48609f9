import { type MoveScale, moved, partyRate } from '../../../procedures/dungeon/movement/gorman.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const gormanMovementVectors: Adapters = {
  'GOR-MOV-04': (inputs) => ({ partyRate: partyRate(read.list<number>(inputs, 'rates')) }),
  'GOR-MOV-05': (inputs) => ({
    ...moved(read.number(inputs, 'rate'), read.text<MoveScale>(inputs, 'scale'), read.number(inputs, 'moves', 1)),
  }),
};
