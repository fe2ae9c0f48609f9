import { listed, things } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers } from '../../../play/index.ts';
import { aboutBelongings } from '../belongings/tell.ts';
import type { EncumbranceEvent } from './events.ts';

export const encumbranceTellers: Tellers<EncumbranceEvent> = {
  ItemsTrimmed: ({ creature, left }, after) =>
    aboutBelongings(after, creature, `${nameOf(after, creature)} leaves behind ${listed(inAll(left))}.`, {
      rule: rulesOf(after).encumbrance.cites.items,
      formula: 'no more than the list of the book',
    }),
};

/** Things of one name are told together. */
const inAll = (left: readonly { readonly name: string; readonly quantity: number }[]): readonly string[] =>
  [...Map.groupBy(left, ({ name }) => name)].map(([name, each]) =>
    things(
      each.reduce((sum, { quantity }) => sum + quantity, 0),
      name,
    ),
  );
