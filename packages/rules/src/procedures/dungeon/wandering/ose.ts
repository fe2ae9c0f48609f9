import { DUNGEON_ENCOUNTERS, dungeonEncounters } from '../../../books/ose/content/encounter-tables.ts';
import { inSix } from '../../table/chance/chance.ts';
import type { WanderingRule } from './rule.ts';

interface Frequency {
  /** A check every so many turns (R34). */
  readonly every?: number;
  /** In six. */
  readonly chance?: number;
}

/** OSE-DUN-17, OSE-DUN-18, OSE-HAZ-12, OSE-HAZ-13. */
export const oseWandering = ({ every = 2, chance = 1 }: Frequency = {}): WanderingRule => ({
  cites: { distance: 'OSE-DUN-18', hours: 'TABLE', tables: 'OSE-HAZ-12' },
  id: 'OSE-DUN-17',
  chanceAt: () => inSix(chance),
  noise: { rule: 'OSE-HAZ-13', chances: [] },
  checksAfter: null,
  isDue: (turn) => turn > 0 && every > 0 && turn % every === 0,
  adjusted: ({ sides, upTo }, noiseOrLight, hidden) => ({
    sides,
    upTo: Math.min(sides, Math.max(0, upTo + (noiseOrLight ? 1 : 0) - (hidden ? 1 : 0))),
  }),
  met: {
    table: dungeonEncounters,
    deepest: DUNGEON_ENCOUNTERS.length,
    distance: { count: 2, sides: 6, plus: 0, times: 10 },
  },
  rateOf: null,
});
