import type { CreatureId, Line, Why } from '../../../core/index.ts';
import { atFirst, isPlural, things, withThe } from '../../../core/words.ts';
import { nameOf, type Tellers, type Telling, toAll, toReferee } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { isPublic } from '../../situation/sight/known.ts';
import type { BelongingsEvent } from './events.ts';

/** To all when the players know of whoever it is about. */
export function aboutBelongings(state: GameState, creature: CreatureId, text: string, why?: Why): Telling {
  const line: Line = { kind: 'ruling', text, ...(why && { why }) };
  return isPublic(state, state.creatures[creature]) && state.party.members.includes(creature)
    ? toAll(line)
    : toReferee(line);
}

export const belongingsTellers: Tellers<BelongingsEvent> = {
  BulkMarked: ({ creature, item, bulky }, after) => {
    const found = after.creatures[creature]?.items.find((one) => one.id === item);
    const what = found?.name ?? 'burden';
    const does = bulky
      ? `${isPlural(what) ? 'are' : 'is'} bulky, and ${isPlural(what) ? 'slow' : 'slows'}`
      : `${isPlural(what) ? 'do' : 'does'} not slow`;
    const text = `${atFirst(withThe(what))} ${does} ${nameOf(after, creature)}.`;
    return aboutBelongings(after, creature, text);
  },
  ItemGiven: ({ creature, item }, after) =>
    aboutBelongings(after, creature, `${nameOf(after, creature)} receives ${things(item.quantity, item.name)}.`),
  ItemDropped: ({ creature, name, quantity }, after) =>
    aboutBelongings(after, creature, `${nameOf(after, creature)} drops ${things(quantity, name)}.`),
  ItemHandedOver: ({ creature, to, item }, after) =>
    aboutBelongings(
      after,
      creature,
      `${nameOf(after, creature)} hands ${nameOf(after, to)} ${things(item.quantity, item.name)}.`,
    ),
  CoinsSet: ({ creature }, after) =>
    toReferee({ kind: 'table', text: `The coins of ${nameOf(after, creature)} are set.` }),
};
