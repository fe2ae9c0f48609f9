import { type Line, throwsFor } from '../../../core/index.ts';
import { aOr, counted } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toNobody } from '../../../play/index.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import type { HealingEvent } from './events.ts';

export const healingTellers: Tellers<HealingEvent> = {
  RestCounted: () => toNobody,
  RestTold: ({ creature, by, days, rolls }, after) => {
    const thrown = rolls.filter(({ faces }) => faces.length > 0);
    const line: Line = {
      kind: 'roll',
      text: `${nameOf(after, creature)} recovers ${counted(by, 'hit point')} in ${aOr(days, 'day')} of rest.`,
      rolls: thrown,
      why: {
        rule: rulesOf(after).healing.id,
        formula: 'complete rest, up to the full hit points',
        ...(thrown.length > 0 ? { throws: throwsFor(thrown, [{ who: 'A day' }]) } : {}),
      },
      tone: 'good',
    };
    return toAllWhoSee(after, [creature], line);
  },
};
