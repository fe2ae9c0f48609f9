import { oseTurn } from '../../../procedures/dungeon/turn/ose.ts';
import { nextStep } from '../../../procedures/dungeon/turn/turn.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const turnVectors: Adapters = {
  'OSE-DUN-01': (inputs) => ({ steps: oseTurn.steps, next: nextStep(oseTurn, read.text(inputs, 'after', '')) }),
  'OSE-EVT-14': (inputs) => ({ turns: oseTurn.turnsOfEncounter(read.number(inputs, 'rounds')) }),
};
