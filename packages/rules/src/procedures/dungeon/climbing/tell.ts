import { nameOf, type Tellers, toAll, toReferee } from '../../../play/index.ts';
import { isWatched } from '../../situation/sight/known.ts';
import type { ClimbingEvent } from './events.ts';

export const climbingTellers: Tellers<ClimbingEvent> = {
  SheerSurfaceClimbed: ({ creature, roll, success, why }, after) => {
    const found = after.creatures[creature];
    const text = `${nameOf(after, creature)} ${success ? 'climbs the sheer wall' : 'slips on the sheer wall'}.`;
    const line = { kind: 'ruling', text, rolls: [roll], why, tone: success ? 'good' : 'bad' } as const;
    return isWatched(after, found) ? toAll(line) : toReferee(line);
  },
};
