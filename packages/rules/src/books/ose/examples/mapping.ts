import { oseMapping } from '../../../procedures/dungeon/mapping/ose.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const mappingVectors: Adapters = {
  'OSE-PTY-06': (inputs) => ({
    canDraw: oseMapping.canDraw(
      typeof inputs.mapperId === 'string' ? inputs.mapperId : null,
      read.text(inputs, 'actorId'),
      read.flag(inputs, 'running', false),
    ),
  }),
};
