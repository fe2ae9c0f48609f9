import type { Tellers } from '../../procedure.ts';
import { toAll, toReferee } from '../../view/telling.ts';
import { isPublic } from '../sight/known.ts';
import type { SwimmingEvent } from './events.ts';

export const swimmingTellers: Tellers<SwimmingEvent> = {
  DrowningChecked: ({ creature, roll, drowns, why }, after) => {
    const found = after.creatures[creature];
    const name = found?.name ?? 'Somebody';
    const text = drowns ? `${name} goes under and drowns.` : `${name} keeps afloat.`;
    const line = { kind: 'ruling', text, rolls: [roll], why, tone: drowns ? 'grave' : 'good' } as const;
    return isPublic(after, found) ? toAll(line) : toReferee(line);
  },
};
