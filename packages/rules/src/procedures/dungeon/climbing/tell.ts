import { nameOf, type Tellers } from '../../../play/index.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import type { ClimbingEvent } from './events.ts';

export const climbingTellers: Tellers<ClimbingEvent> = {
  SheerSurfaceClimbed: ({ creature, roll, success, why }, after) => {
    const text = `${nameOf(after, creature)} ${success ? 'climbs the sheer wall' : 'slips on the sheer wall'}.`;
    const line = { kind: 'ruling', text, rolls: [roll], why, tone: success ? 'good' : 'bad' } as const;
    return toAllWhoSee(after, [creature], line);
  },
};
