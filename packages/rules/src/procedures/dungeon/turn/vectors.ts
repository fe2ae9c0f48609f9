import { type Adapters, read } from '../../../vectors.ts';
import { oseTurn } from './ose.ts';
import { nextStep } from './turn.ts';

export const turnVectors: Adapters = {
  'OSE-DUN-01': (inputs) => ({ steps: oseTurn.steps, next: nextStep(oseTurn, read.text(inputs, 'after', '')) }),
  'OSE-EVT-14': (inputs) => ({ turns: oseTurn.turnsOfEncounter(read.number(inputs, 'rounds')) }),
};
