import type { Line } from '../../../core/index.ts';
import { nameOf, type Tellers, toAll, toNobody, toReferee } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { isOpenToAll, isWatched } from '../../situation/sight/known.ts';
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
    return isWatched(after, from) && from.kind !== 'monster' ? toAll(line) : toReferee(line);
  },
  /** That it was thrown the attack tells; that it is gone for good, or was the last, is told beside. */
  WeaponHurled: ({ thrower, weapon, lies, rule }, after) => {
    const from = after.creatures[thrower];
    if (!from || !isOpenToAll(after, from)) return toNobody;
    const last = !from.attacks.some(({ name, kind }) => name === weapon && kind === 'missile');
    if (lies && !last) return toNobody;
    const text = lies ? `${called(from)} has no other ${weapon} in hand.` : `The ${weapon} bursts.`;
    return toAll({ kind: 'ruling', text, why: { rule, formula: 'what is thrown leaves the hand' } });
  },
  ShotStrayed: ({ shooter, victim, damage, rolls, why }, after) => {
    const [from, hit] = [after.creatures[shooter], victim && after.creatures[victim]];
    const line: Line = {
      kind: 'roll',
      text: hit
        ? `The shot goes astray and hits ${called(hit)}: ${damage} damage.`
        : 'The shot flies past the friends.',
      rolls,
      why,
      tone: hit ? 'grave' : 'good',
    };
    const open = isWatched(after, from) && (!hit || isWatched(after, hit));
    return open ? toAll(line) : toReferee(line);
  },
};
