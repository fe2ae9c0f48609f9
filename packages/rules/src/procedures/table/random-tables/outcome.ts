import { id, type RandomTableId } from '../../../core/index.ts';
import { sameName, things } from '../../../core/words.ts';
import { written } from '../../../core/written.ts';
import type { Play } from '../../../play/index.ts';
import { pursesTogether } from '../../../state/adventure.ts';
import { type SoMany, worthOf } from '../../../state/hoard.ts';
import { treasureTables } from '../treasure-tables/rolled.ts';
import { valuableNamed } from '../treasure-tables/valuable-named.ts';
import { hasTreasure, type Outcome } from './kept.ts';
import type { Rolled } from './roll-table.ts';

/** Things of magic from one roll, at most: no more may be found together. */
export const MOST_MAGIC = 50;
/** So many pieces of one thing are kept together, at most. */
const MOST_OF_ONE = 100_000;
/** So many coins of a kind, and so much worth in gold pieces, at most. */
const MOST_COINS = 1_000_000;
/** Letters of a thing's name, at most. */
const LONGEST_NAME = 200;

/** What a roll leaves to be brought into play; null where it brought words alone. */
interface Left {
  readonly outcome: Outcome | null;
  /** Things of magic beyond those that may be found together. */
  readonly leftOut: number;
}

/** What a roll leaves. What the lists of magic name is magic; `gem of 50 gp` is a valuable. */
export function outcomeOf(
  { dice, rules }: Pick<Play, 'dice' | 'rules'>,
  table: RandomTableId,
  { yields: { coins, items, monsters }, treasure }: Pick<Rolled, 'yields' | 'treasure'>,
): Left {
  const { magicNamed } = treasureTables(rules);
  const all = together(items);
  const magic = all.flatMap((one) => magicNamed(one) ?? []);
  const kept = [
    ...treasure.things,
    ...magic.flatMap(({ count, ...thing }) => Array.from({ length: Math.min(count, MOST_MAGIC) }, () => thing)),
  ].slice(0, MOST_MAGIC);
  const plain = all.filter((one) => magicNamed(one) === null);
  const brings = {
    coins: pursesTogether(coins, treasure.coins),
    valuables: [...treasure.valuables, ...plain.flatMap((one) => valuableNamed(one) ?? [])],
    things: kept,
    items: plain.filter((one) => valuableNamed(one) === null),
    monsters,
  };
  const came = magic.reduce((sum, { count }) => sum + count, treasure.things.length);
  return {
    outcome: hasTreasure(brings) || monsters.length > 0 ? { id: id(dice.id()), table, ...brings } : null,
    leftOut: came - kept.length,
  };
}

/** What of it is more than can be kept together, in words; null where nothing is. */
export function tooMuchIn(outcome: Outcome): string | null {
  const { coins, items } = outcome;
  const many = items.find(({ count }) => count > MOST_OF_ONE);
  if (many) return `${things(many.count, many.name)}: ${written(MOST_OF_ONE)} of a thing are the most`;
  const most = Math.max(...Object.values(coins), worthOf(outcome));
  return most > MOST_COINS
    ? `${written(most)} coins or worth in gold pieces: ${written(MOST_COINS)} are the most`
    : null;
}

/** Each name once, as often as it came up. */
const together = (items: readonly SoMany[]): readonly SoMany[] =>
  [...Map.groupBy(items, ({ name }) => items.find((one) => sameName(one.name, name))?.name ?? name)].map(
    ([name, all]) => ({
      name: name.slice(0, LONGEST_NAME),
      count: all.reduce((sum, { count }) => sum + count, 0),
    }),
  );
