import type { Line } from '../../../core/index.ts';
import { nameOf, rulesOf, type Tellers, toEach, toReferee } from '../../../play/index.ts';
import { isOrAre, sideNamed } from '../../../state/sides.ts';
import { isOrAreShown, nameSeen } from '../../situation/round/seen-name.ts';
import { showsAnybodyAble } from '../../situation/round/shown-order.ts';
import type { MoraleEvent } from './events.ts';

export const moraleTellers: Tellers<MoraleEvent> = {
  MoraleFellDue: ({ side, triggers }, after) => {
    const why = {
      rule: rulesOf(after).morale.cites.due,
      formula: 'the first death, and half of them out of action',
    } as const;
    const what = triggers
      .map((trigger) => (trigger === 'half' ? 'half are out of action' : 'the first has died'))
      .join('; ');
    const found = sideNamed(after.encounter, side);
    const falls = found?.kind === 'party' ? 'those in its service may waver' : 'morale is due';
    return toReferee({
      kind: 'encounter',
      text: `${found?.name ?? 'They'}: ${falls} (${what}).`,
      why,
    });
  },
  MoraleChecked: ({ side, result, why }, after) =>
    toReferee({
      kind: 'roll',
      text: `${sideNamed(after.encounter, side)?.name ?? 'They'}: morale ${result === 'flee' ? 'breaks' : 'holds'}.`,
      rolls: why.roll ? [why.roll] : [],
      why,
    }),
  /** Of a side of whom nobody in sight fights on, nobody sees how it ends. */
  RoutSettled: ({ side, outcome }, after, before) => {
    const found = sideNamed(after.encounter, side);
    if (!found || outcome === 'fights') {
      return toReferee({
        kind: 'ruling',
        text: `${found?.name ?? 'They'}: the referee lets them fight on.`,
        why: { rule: rulesOf(after).morale.cites.check, formula: 'the referee rules' },
      });
    }
    const told = (name: string, many: boolean): Line => {
      const does = outcome === 'fled' ? (many ? 'flee' : 'flees') : many ? 'surrender' : 'surrenders';
      const what = { type: 'rout', name, many, flees: outcome === 'fled' } as const;
      return { kind: 'encounter', text: `${name} ${does}!`, tone: 'good', what };
    };
    const all = told(found.name, isOrAre(after, found) === 'are');
    if (!showsAnybodyAble(before, found)) return toReferee(all);
    return toEach(all, told(nameSeen(before, found), isOrAreShown(before, found) === 'are'));
  },
  LoyaltyChecked: ({ creature, stays, shaken, loyalty, why }, after) =>
    toReferee({
      kind: 'roll',
      text: `${nameOf(after, creature)}: loyalty ${shaken ? 'is shaken, and holds this round' : stays ? 'holds' : 'fails'}${loyalty === undefined ? '' : `, and is ${loyalty} now`}.`,
      rolls: why.roll ? [why.roll] : [],
      why,
    }),
  MercenaryRated: ({ creature, morale, parts }, after) =>
    toReferee({
      kind: 'ruling',
      text: `${nameOf(after, creature)}: morale ${morale}.`,
      why: {
        rule: rulesOf(after).morale.cites.mercenary,
        formula: 'by the kind of troop and what raises it, 12 at most',
        ...(parts ? { made: { amount: morale, parts } } : {}),
      },
    }),
};
