import { DEFAULT_CHOICE } from '../../../rulesets/index.ts';
import { newState } from '../../../state/state.ts';
import { type Adapters, read } from '../../../vectors.ts';
import { evolve } from '../../evolve.ts';
import { oseRest } from './ose.ts';
import { isTired } from './rest.ts';

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
