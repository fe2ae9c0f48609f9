import type { ItemId, Option } from '../core/index.ts';
import { things, withArticle, withThe } from '../core/words.ts';
import type { Item } from './item.ts';

/** Things to choose one of from what is kept, by name; in a sentence the one there is, or one of several: `the rope`, `a torch`. */
export const oneOfEach = (items: readonly Item[]): readonly Option<ItemId>[] =>
  items.map(({ id, name, quantity }) => ({
    value: id,
    label: name,
    said: quantity > 1 ? withArticle(name) : withThe(name),
  }));

/** Things to choose all of, as they lie together: `the rope`, `3 torches`. */
export const asTheyLie = (items: readonly Item[]): readonly Option<ItemId>[] =>
  items.map(({ id, name, quantity }) => ({
    value: id,
    label: name,
    said: quantity > 1 ? things(quantity, name) : withThe(name),
  }));
