import { loaded, roll } from '../../../core/index.ts';
import { oseReaction } from '../../../procedures/meeting/reaction/ose.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const reactionVectors: Adapters = {
  'OSE-EVT-08': (inputs) => {
    const { count, sides } = oseReaction.dice;
    const { total } = roll(loaded(...read.faces(inputs)), count, sides, read.number(inputs, 'modifier', 0));
    return { total, result: oseReaction.result(total) };
  },
  'OSE-EVT-09': (inputs) => ({
    modifier: oseReaction.speaking(typeof inputs.speakerCha !== 'number' ? null : read.number(inputs, 'speakerCha')),
  }),
};
