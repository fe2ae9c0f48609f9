import { stateAfter } from '../pursuit/eris.ts';
import type { EvasionRule } from './rule.ts';

/** ERI-PUR-01, 02 as one slot: out of a fight once all have broken off; and nobody gets away without a chase. On slipping away out of doors and at sea the book is silent (ERI-RUL-03). */
export const erisEvasion = (silent: EvasionRule): EvasionRule => ({
  cites: {
    dungeon: 'ERI-PUR-02',
    byMonsters: 'ERI-PUR-02',
    fleeing: 'ERI-PUR-01',
    may: silent.cites.may,
    onWater: silent.cites.onWater,
    surprised: silent.cites.surprised,
    speed: silent.cites.speed,
  },
  deciding: { party: 'ERI-PUR-01', monsters: 'ERI-PUR-01' },
  engaged: {
    rule: 'ERI-MOV-05',
    text: 'The fight has begun: just walk away. Rounds are counted until all of them stand more than twenty feet from the enemy.',
  },
  breaksOff: (feet) => feet === null || stateAfter(true, feet, true) === 'pursuit',
  dungeon: () => 'pursuit',
  may: silent.may,
  wilderness: silent.wilderness,
  chance: silent.chance,
  onWater: silent.onWater,
});
