import { listed, things } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers } from '../../../play/index.ts';
import { aboutBelongings } from '../belongings/tell.ts';
import type { EncumbranceEvent } from './events.ts';

export const encumbranceTellers: Tellers<EncumbranceEvent> = {
  ItemsTrimmed: ({ creature, left }, after) =>
    aboutBelongings(
      after,
      creature,
      `${nameOf(after, creature)} leaves behind ${listed(left.map(({ name, quantity }) => things(quantity, name)))}.`,
      { rule: rulesOf(after).encumbrance.cites.items, formula: 'no more than the list of the book' },
    ),
};
