import { written } from '../../../core/index.ts';
import { aOr, counted, listed } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toNobody } from '../../../play/index.ts';
import type { ProvisionsEvent } from './events.ts';
import type { Want } from './rule.ts';

/** What hunger and thirst do by themselves, in words. */
function costOf({ attack, restTwice, halfMovement, hitPoints }: Want): string {
  const costs = [
    ...(attack === 0 ? [] : [`${written(attack)} on attacks`]),
    ...(restTwice ? ['rest twice as often'] : []),
    ...(halfMovement ? ['half the movement'] : []),
    ...(hitPoints > 0 ? [`${aOr(hitPoints, 'hit point')} a day`] : []),
  ];
  return costs.length > 0 ? listed(costs) : 'from one day on the referee may set penalties';
}

export const provisionsTellers: Tellers<ProvisionsEvent> = {
  ProvisionsUsed: ({ creature, left, daysWithout: { food, water } }, after) => {
    const { provisions } = rulesOf(after);
    const name = nameOf(after, creature);
    const without = [
      ...(food > 0 ? [`food for ${counted(food, 'day')}`] : []),
      ...(water > 0 ? [`water for ${counted(water, 'day')}`] : []),
    ];
    if (provisions.mayPenalise(Math.max(food, water))) {
      const want = provisions.want(Math.max(food, water));
      const loses = want.hitPoints > 0 ? `, and loses ${aOr(want.hitPoints, 'hit point')}` : '';
      return toAll({
        kind: 'time',
        text: `${name} has been without ${without.join(' and ')}${loses}.`,
        why: { rule: provisions.cites.want, formula: costOf(want) },
        tone: 'bad',
      });
    }
    return Object.values(left).includes(0)
      ? toAll({
          kind: 'time',
          text: `${name} has used up the last provisions.`,
          why: { rule: rulesOf(after).provisions.cites.daily, formula: 'one ration and one waterskin a day' },
        })
      : toNobody;
  },
};
