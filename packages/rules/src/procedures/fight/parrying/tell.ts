import { listed } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers } from '../../../play/index.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import type { ParryingEvent } from './events.ts';

export const parryingTellers: Tellers<ParryingEvent> = {
  Parried: ({ creature, against, points, wards }, after) => {
    const others = wards.length > 0 ? `, defending ${listed(wards.map((ward) => nameOf(after, ward)))} too` : '';
    return toAllWhoSee(after, [creature, against, ...wards], {
      kind: 'encounter',
      text: `${nameOf(after, creature)} parries ${nameOf(after, against)}’s blows: −${points}${others}.`,
      why: {
        rule: rulesOf(after).parrying.cites.points,
        formula: 'four points of penalty, for the whole round',
      },
    });
  },
  CounterOpened: ({ creature, target }, after) =>
    toAllWhoSee(after, [creature, target], {
      kind: 'encounter',
      text: `${nameOf(after, target)} leaves an opening: ${nameOf(after, creature)} may strike back.`,
      why: { rule: rulesOf(after).parrying.cites.riposte, formula: 'a natural 1 against one who parries' },
    }),
  CounterTaken: ({ creature }, after) =>
    toAllWhoSee(after, [creature], {
      kind: 'encounter',
      text: `${nameOf(after, creature)} strikes back.`,
      why: { rule: rulesOf(after).parrying.cites.riposte, formula: 'a natural 1 against one who parries' },
    }),
};
