import type { ItemId, Option } from '../core/index.ts';
import { once } from '../core/once.ts';
import { plural, spoken, things, withArticle, withThe } from '../core/words.ts';
import { written } from '../core/written.ts';
import type { Item } from './item.ts';
import type { Ware } from './ware.ts';

/**
 * Things to choose one of from what is kept, by name; in a sentence the one there is, or one of several: `the rope`,
 * `a torch`. @param wares the list of what can be bought
 */
export const oneOfEach = (items: readonly Item[], wares: readonly Ware[]): readonly Option<ItemId>[] =>
  items.map(({ id, name, quantity }) => ({
    value: id,
    label: name,
    ...(isCommon(name, wares) && { said: quantity > 1 ? withArticle(name) : withThe(name) }),
  }));

/** Things to choose all of, as they lie together: `the rope`, `3 torches`. @param wares the list of what can be bought */
export const asTheyLie = (items: readonly Item[], wares: readonly Ware[]): readonly Option<ItemId>[] =>
  items.map(({ id, name, quantity }) => ({ value: id, label: name, ...saidOfAll(name, quantity, wares) }));

function saidOfAll(name: string, quantity: number, wares: readonly Ware[]): Pick<Option, 'said'> {
  if (isCommon(name, wares)) return { said: quantity > 1 ? things(quantity, name) : withThe(name) };
  return quantity > 1 ? { said: `${written(quantity)} × ${name}` } : {};
}

/** Whether a name says only what a thing is. One with a capital that no list of goods has may be its own: `Excalibur`. */
function isCommon(name: string, wares: readonly Ware[]): boolean {
  if (/^\P{Lu}/u.test(name)) return true;
  const [listed, called] = [goodsOf(wares), withoutMeasure(spoken(name))];
  return listed.has(called) || listed.has(plural(called));
}

/** What goods are called, without how many or how much of them is sold at once; what the table added may have a name. */
const goodsOf = once(
  (wares: readonly Ware[]): ReadonlySet<string> =>
    new Set(wares.filter(({ name }) => !/\p{Lu}/u.test(name)).map(({ name }) => withoutMeasure(spoken(name)))),
);

const withoutMeasure = (name: string): string => name.replace(/ \([^)]*\)$/, '');
