import { rulesBy } from '../../../../test/in-play.ts';
import { denied } from '../../../content/denied.ts';
import { distancesOf, type Encumbrance, MOVE_RATES } from '../../../procedures/dungeon/movement/eris.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const erisMovementVectors: Adapters = {
  'ERI-MOV-01': (inputs) => ({ ...distancesOf(read.number(inputs, 'move')) }),
  'ERI-MOV-02': (inputs) => {
    const move = MOVE_RATES[read.text<Encumbrance>(inputs, 'encumbrance')];
    return { move, ...distancesOf(move) };
  },
  'ERI-MOV-03': (inputs) =>
    read.number(inputs, 'feet') <= rulesBy('eris').encounter.movement(read.number(inputs, 'move'), 1).max
      ? { allowed: true }
      : { ...denied('too-far') },
};
