import type { Tellers } from '../../procedure.ts';
import type { Line } from '../../view/line.ts';
import { nameOf, toAll, toNobody, toReferee } from '../../view/telling.ts';
import { isPublic } from '../encounter/known.ts';
import type { MissilesEvent } from './events.ts';

export const missilesTellers: Tellers<MissilesEvent> = {
  /** What is left is on the sheet; that the last is gone is told. */
  MissileSpent: ({ shooter, name, left, rule }, after) => {
    const from = after.creatures[shooter];
    if (left > 0) return toNobody;
    const line: Line = {
      kind: 'ruling',
      text: `${nameOf(after, shooter)} has shot the last of the ${name.toLowerCase()}.`,
      why: { rule, formula: 'one for each shot, hit or miss' },
      tone: 'bad',
    };
    return isPublic(after, from) && from.kind !== 'monster' ? toAll(line) : toReferee(line);
  },
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
