import type { ClockMode, TimeRule } from './rule.ts';

/** OSE-TIM-02. */
const UNITS: Readonly<Record<ClockMode, ReturnType<TimeRule['unit']>>> = {
  dungeon: 'turn',
  wilderness: 'day',
  sea: 'day',
  encounter: 'round',
  combat: 'round',
  'dungeon-pursuit': 'round',
  'water-pursuit': 'round',
  'wilderness-pursuit': 'day',
};

export const oseTime: TimeRule = {
  cites: { units: 'OSE-TIM-01', clock: 'OSE-TIM-02' },
  unit: (mode) => UNITS[mode],
};
