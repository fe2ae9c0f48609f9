import { nameOf, rulesFor, type Tellers } from '../../../play/index.ts';
import { aboutBelongings } from '../belongings/tell.ts';
import type { EncumbranceEvent } from './events.ts';

export const encumbranceTellers: Tellers<EncumbranceEvent> = {
  ItemsTrimmed: ({ creature, left }, after) =>
    aboutBelongings(
      after,
      creature,
      `${nameOf(after, creature)} leaves behind ${left.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}.`,
      { rule: rulesFor(after.ruleset).encumbrance.cites.items, formula: 'no more than the list of the book' },
    ),
};
