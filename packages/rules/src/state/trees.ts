import { hexOf } from './land.ts';
import type { GameState } from './state.ts';

/** Whether the party is on foot where trees stand close, as far as the map tells. */
export const isAmongTrees = ({ land, journey }: Pick<GameState, 'land' | 'journey'>): boolean =>
  !!land && !!journey && !journey.vessel && ['forest', 'jungle'].includes(hexOf(land, journey.at).ground);
