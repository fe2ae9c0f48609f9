import { id, type RandomTableId } from '../../../core/index.ts';
import { sameName } from '../../../core/words.ts';
import type { Play } from '../../../play/index.ts';
import { pursesTogether } from '../../../state/adventure.ts';
import type { SoMany } from '../../../state/hoard.ts';
import { treasureTables } from '../treasure-tables/rolled.ts';
import { valuableNamed } from '../treasure-tables/valuable-named.ts';
import { hasTreasure, type Outcome } from './kept.ts';
import type { Rolled } from './roll-table.ts';

/** Things of magic from one roll, at most: no more may be found together. */
const MOST_MAGIC = 50;
/** Letters of a thing's name, at most. */
const LONGEST_NAME = 200;

/**
 * What a roll leaves to be brought into play; null where it brought words alone. What the lists of magic name is magic;
 * `gem of 50 gp` is a valuable.
 */
export function outcomeOf(
  { dice, rules }: Pick<Play, 'dice' | 'rules'>,
  table: RandomTableId,
  { yields: { coins, items, monsters }, treasure }: Pick<Rolled, 'yields' | 'treasure'>,
): Outcome | null {
  const { magicNamed } = treasureTables(rules);
  const all = together(items);
  const magic = all.flatMap((one) => {
    const found = magicNamed(one);
    if (!found) return [];
    const { count, ...thing } = found;
    return Array.from({ length: Math.min(count, MOST_MAGIC) }, () => thing);
  });
  const plain = all.filter((one) => magicNamed(one) === null);
  const brings = {
    coins: pursesTogether(coins, treasure.coins),
    valuables: [...treasure.valuables, ...plain.flatMap((one) => valuableNamed(one) ?? [])],
    things: [...treasure.things, ...magic].slice(0, MOST_MAGIC),
    items: plain.filter((one) => valuableNamed(one) === null),
    monsters,
  };
  return hasTreasure(brings) || monsters.length > 0 ? { id: id(dice.id()), table, ...brings } : null;
}

/** Each name once, as often as it came up. */
const together = (items: readonly SoMany[]): readonly SoMany[] =>
  [...Map.groupBy(items, ({ name }) => items.find((one) => sameName(one.name, name))?.name ?? name)].map(
    ([name, all]) => ({
      name: name.slice(0, LONGEST_NAME),
      count: all.reduce((sum, { count }) => sum + count, 0),
    }),
  );
