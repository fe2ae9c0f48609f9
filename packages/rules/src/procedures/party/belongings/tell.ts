import type { CreatureId, Line, Why } from '../../../core/index.ts';
import { atFirst, counted, isPlural, listed, things, verb, withThe } from '../../../core/words.ts';
import { nameOf, type Tellers, type Telling, toAll, toEach, toNobody, toReferee } from '../../../play/index.ts';
import { hasCoins } from '../../../state/adventure.ts';
import type { Item } from '../../../state/item.ts';
import { coinsOf } from '../../../state/purse.ts';
import type { GameState } from '../../../state/state.ts';
import { isPublic, isWatched, SPECTATOR } from '../../situation/sight/known.ts';
import { isLyingKnown } from '../../situation/sight/lying.ts';
import { unfitFor } from './armed-with.ts';
import type { BelongingsEvent, BelongingsLeft } from './events.ts';

/** To all when the players know of whoever it is about. */
export function aboutBelongings(state: GameState, creature: CreatureId, text: string, why?: Why): Telling {
  const line: Line = { kind: 'ruling', text, ...(why && { why }) };
  return isPublic(state, state.creatures[creature]) && state.party.members.includes(creature)
    ? toAll(line)
    : toReferee(line);
}

/**
 * Of a thing that has come to somebody; where it is a weapon that their class leaves alone, that is said with it.
 * @param giver who had it before, where the line is about them
 */
export function aboutReceived(
  state: GameState,
  taker: CreatureId,
  text: string,
  item: Item,
  { giver = taker, why }: { readonly giver?: CreatureId; readonly why?: Why | undefined } = {},
): Telling {
  const unfit = unfitFor(state, state.creatures[taker], item);
  if (!unfit) return aboutBelongings(state, giver, text, why);
  return aboutBelongings(state, giver, `${text} ${unfit.sentence}`, {
    rule: unfit.rule,
    formula: 'it is carried, and not fought with',
  });
}

/** What somebody leaves behind: to the table by name where it is seen to lie there. */
function leftBehind({ creature, things: left, coins, coinsAre }: BelongingsLeft, after: GameState): Telling {
  const found = after.creatures[creature];
  const purse = coinsOf(coins);
  const names = left.map(({ name, quantity }) => things(quantity, name));
  const pooled = coinsAre === 'the party’s' ? [`${listed(purse)} for the party`] : [];
  const isHeap = coinsAre === undefined && hasCoins(coins);
  const line = (lies: readonly string[], gone: readonly string[] = []): Line => {
    const leaves = lies.length > 0 ? [`leaves behind ${listed(lies)}`] : [];
    return { kind: 'ruling', text: `${nameOf(after, creature)} ${listed([...leaves, ...gone])}.` };
  };
  const told = line(
    [...names, ...(isHeap ? purse : pooled)],
    coinsAre === 'gone' ? [`takes ${listed(purse)} along`] : [],
  );
  if (!isWatched(after, found)) return toReferee(told);
  // How many coins lie in a heap is known to whoever takes it up.
  const lying = [...names, ...(isHeap ? ['coins'] : [])];
  const seen = lying.length > 0 && !isLyingKnown(after, SPECTATOR, found) ? ['what it carried'] : lying;
  const shown = [...seen, ...pooled];
  return toEach(told, shown.length > 0 ? line(shown) : null);
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
  ChargeUsed: ({ creature, item }, after) => {
    const left = item.does?.charges;
    if (left === undefined)
      return aboutBelongings(after, creature, `${nameOf(after, creature)} uses ${withThe(item.name)}.`);
    const now = left === 0 ? 'it is used up' : `${counted(left, 'charge')} ${verb(left, 'is', 'are')} left`;
    const text = `${nameOf(after, creature)} uses ${withThe(item.name)}: ${now}.`;
    return aboutBelongings(after, creature, text, { rule: 'TABLE', formula: `${counted(left + 1, 'charge')} − 1` });
  },
  ItemGiven: ({ creature, item, quiet }, after) =>
    quiet
      ? toNobody
      : aboutReceived(
          after,
          creature,
          `${nameOf(after, creature)} receives ${things(item.quantity, item.name)}.`,
          item,
        ),
  ItemDropped: ({ creature, name, quantity, quiet }, after) =>
    quiet ? toNobody : aboutBelongings(after, creature, `${nameOf(after, creature)} drops ${things(quantity, name)}.`),
  BelongingsLeft: leftBehind,
  ItemHandedOver: ({ creature, to, item }, after) =>
    aboutReceived(
      after,
      to,
      `${nameOf(after, creature)} hands ${nameOf(after, to)} ${things(item.quantity, item.name)}.`,
      item,
      { giver: creature },
    ),
  CoinsSet: ({ creature }, after) =>
    toReferee({ kind: 'table', text: `The coins of ${nameOf(after, creature)} are set.` }),
};
