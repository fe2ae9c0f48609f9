import { counted } from '../../../core/words.ts';
import { nameOf, rulesFor, type Tellers, toAll, toNobody } from '../../../play/index.ts';
import type { ProvisionsEvent } from './events.ts';

export const provisionsTellers: Tellers<ProvisionsEvent> = {
  ProvisionsUsed: ({ creature, left, daysWithout: { food, water } }, after) => {
    const { provisions } = rulesFor(after.ruleset);
    const name = nameOf(after, creature);
    const without = [
      ...(food > 0 ? [`food for ${counted(food, 'day')}`] : []),
      ...(water > 0 ? [`water for ${counted(water, 'day')}`] : []),
    ];
    if (provisions.mayPenalise(Math.max(food, water)))
      return toAll({
        kind: 'time',
        text: `${name} has been without ${without.join(' and ')}.`,
        why: {
          rule: rulesFor(after.ruleset).provisions.cites.want,
          formula: 'from one day on the referee may set penalties',
        },
        tone: 'bad',
      });
    return Object.values(left).includes(0)
      ? toAll({
          kind: 'time',
          text: `${name} has used up the last provisions.`,
          why: { rule: rulesFor(after.ruleset).provisions.cites.daily, formula: 'one ration and one waterskin a day' },
        })
      : toNobody;
  },
};
