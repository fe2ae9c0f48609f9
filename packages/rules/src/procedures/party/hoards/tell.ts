import { type Roll, type RuleId, throwsFor, type Why } from '../../../core/index.ts';
import { atFirst } from '../../../core/words.ts';
import { keeping, nameOf, type Tellers, toEach, toNobody, toReferee } from '../../../play/index.ts';
import type { Hoard } from '../../../state/hoard.ts';
import { isPublic } from '../../situation/sight/known.ts';
import { inHoard } from '../../table/treasure-tables/words.ts';
import type { HoardsEvent } from './events.ts';

const thrownFor = (rolls: readonly Roll[], rule: RuleId): Why => ({
  rule,
  formula: 'the treasure types, row by row',
  throws: throwsFor(rolls, [{ who: 'Treasure' }]),
});

/** What a hoard looked like and what is in it; a thing that lay by itself is named once. */
function takenAs(hoard: Hoard, by: 'looks' | 'name'): string {
  const holds = inHoard(hoard, by);
  return holds === hoard.name ? holds : `${hoard.name}: ${holds}`;
}

export const hoardsTellers: Tellers<HoardsEvent> = {
  HoardLaid: ({ hoard, rolls, rule, quiet }) =>
    quiet
      ? toNobody
      : toReferee({
          kind: 'table',
          what: { type: 'keeping' },
          text: `${atFirst(hoard.name)}: ${inHoard(hoard, 'name')}.`,
          ...(rolls.length > 0 ? { rolls, why: thrownFor(rolls, rule) } : {}),
        }),
  HoardShown: ({ hoard, hidden }, after) => {
    const found = after.hoards?.[hoard];
    const name = atFirst(found?.name ?? 'a hoard');
    return toReferee({ kind: 'table', text: hidden ? `${name} is out of sight again.` : `${name} may be found now.` });
  },
  HoardTaken: ({ hoard, creature, rule, stays }, after) => {
    const line = (who: string, by: 'looks' | 'name') =>
      ({
        kind: 'table',
        text: `${who} takes ${takenAs(hoard, by)}.${stays ? ' The pack holds no more: the rest stays.' : ''}`,
        why: { rule, formula: 'the party’s, until it is shared' },
        tone: 'good',
      }) as const;
    const taker = after.creatures[creature];
    const seen = isPublic(after, taker) ? nameOf(after, creature) : 'Somebody';
    return toEach(line(nameOf(after, creature), 'name'), line(seen, 'looks'));
  },
  HoardRemoved: (_event) => toReferee(keeping('A hoard is gone from the map.')),
};
