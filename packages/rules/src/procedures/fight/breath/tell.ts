import { listed } from '../../../core/words.ts';
import { nameOf, rulesFor, type Tellers, toEach, toReferee } from '../../../play/index.ts';
import { isWatched } from '../../situation/sight/known.ts';
import type { BreathEvent } from './events.ts';

export const breathTellers: Tellers<BreathEvent> = {
  Breathed: ({ creature, targets, what, times, aDay }, after) => {
    const line = (on: typeof targets) => ({
      kind: 'roll' as const,
      text: `${nameOf(after, creature)} breathes ${what}${on.length > 0 ? ` on ${listed(on.map((one) => nameOf(after, one)))}` : ''}!`,
      tone: 'grave' as const,
    });
    const rule = rulesFor(after.ruleset).monsters.cites.bestiary;
    const full = { ...line(targets), why: { rule, formula: `${times} of ${aDay} a day; half for those who save` } };
    if (!isWatched(after, after.creatures[creature])) return toReferee(full);
    return toEach(full, line(targets.filter((one) => isWatched(after, after.creatures[one]))));
  },
};
