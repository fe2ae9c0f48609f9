import { stealthOf } from '../sneaking/eris-slot.ts';
import { picked } from './eris.ts';
import type { PickpocketingRule } from './rule.ts';

/** ERI-PIC as one slot. */
export const erisPickpocketing: PickpocketingRule = {
  cites: { theft: 'ERI-PIC-01', felt: 'ERI-PIC-02', missed: 'ERI-PIC-03' },
  played: true,
  skill: 'pickpocketer',
  attempt: (thief, chance, circumstances, dice) => picked(chance, stealthOf(thief, circumstances), dice),
};
