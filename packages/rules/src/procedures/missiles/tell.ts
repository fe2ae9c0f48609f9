import type { Tellers } from '../../procedure.ts';
import type { Line } from '../../view/line.ts';
import { toAll, toReferee } from '../../view/telling.ts';
import { isPublic } from '../encounter/known.ts';
import type { MissilesEvent } from './events.ts';

export const missilesTellers: Tellers<MissilesEvent> = {
  ShotStrayed: ({ shooter, victim, damage, rolls, why }, after) => {
    const [from, hit] = [after.creatures[shooter], victim && after.creatures[victim]];
    const line: Line = {
      kind: 'roll',
      text: hit ? `The shot goes astray and hits ${hit.name}: ${damage} damage.` : 'The shot flies past the friends.',
      rolls,
      why,
      tone: hit ? 'grave' : 'good',
    };
    const open = isPublic(after, from) && (!hit || isPublic(after, hit));
    return open ? toAll(line) : toReferee(line);
  },
};
