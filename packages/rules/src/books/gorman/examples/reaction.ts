import { reactionBy } from '../../../../test/met.ts';
import { loaded } from '../../../core/index.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const gormanReactionVectors: Adapters = {
  'GOR-ENC-07': (inputs) => {
    const charisma = typeof inputs.spokesmanCharisma === 'number' ? inputs.spokesmanCharisma : null;
    return reactionBy(read.number(inputs, 'modifier', 0), charisma, loaded(...read.faces(inputs)));
  },
};
