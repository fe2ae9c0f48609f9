import type { ItemId } from '../../../core/index.ts';
import type { Item } from '../../../state/item.ts';

/** What is carried once one of a kind of thing has been used up. */
export const withOneUsedUp = (items: readonly Item[], used: ItemId): readonly Item[] =>
  items.flatMap((item) => {
    if (item.id !== used) return [item];
    return item.quantity > 1 ? [{ ...item, quantity: item.quantity - 1 }] : [];
  });
