import { stateAfter } from '../pursuit/eris.ts';
import type { EvasionRule } from './rule.ts';

/** ERI-PUR-01, 02 as one slot: out of a fight once all have broken off; and nobody gets away without a chase. The rest the book leaves open. */
export const erisEvasion = (silent: EvasionRule): EvasionRule => ({
  ...silent,
  ids: { ...silent.ids, dungeon: 'ERI-PUR-02' },
  breaksOff: (feet) => feet === null || stateAfter(true, feet, true) === 'pursuit',
  dungeon: () => 'pursuit',
});
