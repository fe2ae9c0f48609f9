import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { type Intent, turnOrder } from './gorman.ts';

export const gormanCombatRoundVectors: Adapters = {
  'GOR-ENC-09': (inputs) => ({
    order: turnOrder(
      read.record<number>(inputs, 'initiative'),
      read.list<string>(inputs, 'frozen', []),
      read.list<Intent>(inputs, 'actions'),
    ),
  }),
};
