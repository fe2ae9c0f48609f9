import { oseRest } from '../../../procedures/dungeon/rest/ose.ts';
import { isTired } from '../../../procedures/dungeon/rest/rest.ts';
import { evolve } from '../../../procedures/evolve.ts';
import { newState } from '../../../state/state.ts';
import { type Adapters, read } from '../../../vectors.ts';
import { DEFAULT_CHOICE } from '../../index.ts';

export const restVectors: Adapters = {
  'OSE-DUN-11': (inputs) => {
    const { party } = read
      .list<'A' | 'R'>(inputs, 'log')
      .reduce(
        (state, turn, at) => evolve(state, { type: 'TurnPassed', turn: at + 2, resting: turn === 'R' }),
        newState('', DEFAULT_CHOICE),
      );
    const fatigued = isTired(oseRest, party.turnsSinceRest);
    return {
      fatigued,
      attackMod: fatigued ? oseRest.penalty.attack : 0,
      damageMod: fatigued ? oseRest.penalty.damage : 0,
    };
  },
};
