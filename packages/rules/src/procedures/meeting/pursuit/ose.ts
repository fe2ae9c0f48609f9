import { inSix, percent } from '../../table/chance/chance.ts';
import type { PursuitRule } from './rule.ts';

/** OSE-PUR-02…07, 09, 13. */
export const osePursuit: PursuitRule = {
  cites: {
    running: 'OSE-PUR-02',
    speed: 'OSE-PUR-03',
    obstacle: 'OSE-PUR-07',
    passages: 'OSE-PUR-02',
    givingUp: 'OSE-PUR-02',
    treasure: 'OSE-PUR-05',
    food: 'OSE-PUR-06',
    exhaustion: 'OSE-PUR-04',
    onWater: 'OSE-PUR-09',
    days: 'OSE-PUR-13',
    shooting: 'TABLE',
    contact: 'TABLE',
    initiative: 'TABLE',
    turning: 'TABLE',
    lettingGo: 'OSE-EVT-13',
  },
  escape: {
    passages: [],
    follows: () => inSix(6),
    givesUp: () => false,
    obstacle: (effect, pursueRate) => {
      if (effect === 'stop') return { pursueRate: 0, ended: true };
      return { pursueRate: effect === 'slow' ? Math.floor(pursueRate / 2) : pursueRate, ended: false };
    },
    endsOutOfSight: (tenacious) => !tenacious,
    lure: (kind, intelligent) => inSix((kind === 'treasure') === intelligent ? 3 : 0),
    luredOpenly: true,
  },
  caught: {
    gap: 5,
    contact: null,
    catchUp: percent(50),
  },
  pace: {
    running: (base) => base,
    roundsInGo: 1,
    shooting: null,
    closing: (fleeRate, pursueRate, onWater) => (onWater ? Math.max(30, pursueRate - fleeRate) : pursueRate - fleeRate),
  },
  exhaustion: {
    after: 30,
    restTurns: 3,
    costs: { attack: -2, damage: -2, armour: -2 },
  },
};
