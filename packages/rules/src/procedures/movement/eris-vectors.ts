import { denied } from '../../content/denied.ts';
import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { distancesOf, type Encumbrance, isWithinRound, MOVE_RATES } from './eris.ts';

export const erisMovementVectors: Adapters = {
  'ERI-MOV-01': (inputs) => ({ ...distancesOf(read.number(inputs, 'move')) }),
  'ERI-MOV-02': (inputs) => {
    const move = MOVE_RATES[read.text<Encumbrance>(inputs, 'encumbrance')];
    return { move, ...distancesOf(move) };
  },
  'ERI-MOV-03': (inputs) =>
    isWithinRound(read.number(inputs, 'move'), read.number(inputs, 'feet'))
      ? { allowed: true }
      : { ...denied('too-far') },
};
