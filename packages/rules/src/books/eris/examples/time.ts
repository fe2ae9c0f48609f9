import { apart, inPeace, rulesBy } from '../../../../test/in-play.ts';
import { goblin, someone } from '../../../../test/table.ts';
import { isClear } from '../../../procedures/meeting/encounter/standing-clear.ts';
import { clockRound } from '../../../procedures/situation/round/clock.ts';
import { ROUNDS_PER_TURN, TURN_MINUTES } from '../../../state/read.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import { ERIS_ROUNDS_PER_TURN, turnsCharged } from '../content/clock.ts';

/** ERI-TIM-01. */
export const roundsPerTurn = (inputs: VectorInputs): number =>
  read.setting(inputs, 'roundsPerTurn', ERIS_ROUNDS_PER_TURN);

export const erisTimeVectors: Adapters = {
  'ERI-TIM-01': (inputs) => {
    const each = roundsPerTurn(inputs);
    const turns = inputs.turns === undefined ? read.number(inputs, 'rounds') / each : read.number(inputs, 'turns');
    return {
      turns,
      rounds: turns * rulesBy('eris', { roundsPerTurn: each }).turn.inFight.rounds,
      minutes: turns * TURN_MINUTES,
    };
  },
  'ERI-TIM-02': (inputs) => ({
    turnsCharged: turnsCharged(read.number(inputs, 'roundsFought'), roundsPerTurn(inputs)),
  }),
  'ERI-TIM-03': (inputs) => {
    const { state } = inPeace('eris', [someone()], { roundsPerTurn: roundsPerTurn(inputs) });
    const [until, round] = [read.number(inputs, 'durationTurns') * ROUNDS_PER_TURN, clockRound(state)];
    const left = Math.max(0, (until - read.number(inputs, 'roundsElapsed') * round) / round);
    return { roundsLeft: left, over: left === 0 };
  },
  'ERI-MOV-05': (inputs) => {
    const feet = read.flag(inputs, 'anyInCombat') ? 0 : inputs.nearestEnemyFeet;
    const fight = apart(typeof feet === 'number' ? feet : 10);
    const fallen = goblin({ conditions: ['dead'] });
    const left =
      typeof feet === 'number' ? fight : { ...fight, creatures: { ...fight.creatures, [fallen.id]: fallen } };
    return { clock: left.encounter && isClear(left, left.encounter) ? 'turns' : 'rounds' };
  },
};
