import { inUnit, type TimeUnit } from '../../../core/time-units.ts';
import { oseTime } from '../../../procedures/dungeon/time/ose.ts';
import type { ClockMode } from '../../../procedures/dungeon/time/rule.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const timeVectors: Adapters = {
  'OSE-TIM-01': (inputs) => ({
    value: inUnit(
      read.number(inputs, 'amount'),
      read.text<TimeUnit>(inputs, 'from'),
      read.text<TimeUnit>(inputs, 'to'),
    ),
  }),
  'OSE-TIM-02': (inputs) => ({ unit: oseTime.unit(read.text<ClockMode>(inputs, 'mode')) }),
};
