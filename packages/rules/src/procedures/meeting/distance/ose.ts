import type { DistanceRule } from './rule.ts';

/** OSE-EVT-06, OSE-WLD-15, OSE-SEA-10. */
export const oseDistance: DistanceRule = {
  cites: { yards: 'OSE-MOV-04' },
  id: 'OSE-EVT-06',
  outdoors: {
    wilderness: { rule: 'OSE-WLD-15', unit: 'OSE-WLD-02' },
    water: { rule: 'OSE-SEA-10', unit: 'OSE-SEA-02' },
  },
  awaitsSurprise: false,
  bySurprise: () => null,
  dice: (setting, anySurprised) => {
    if (setting === 'dungeon') return { count: 2, sides: 6, each: 10 };
    return anySurprised ? { count: 1, sides: 4, each: 10 } : { count: 4, sides: 6, each: 10 };
  },
};
