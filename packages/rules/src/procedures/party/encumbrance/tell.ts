import { nameOf, type Tellers } from '../../../play/index.ts';
import { aboutBelongings } from '../belongings/tell.ts';
import type { EncumbranceEvent } from './events.ts';

export const encumbranceTellers: Tellers<EncumbranceEvent> = {
  ItemsTrimmed: ({ creature, left }, after) =>
    aboutBelongings(
      after,
      creature,
      `${nameOf(after, creature)} leaves behind ${left.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}.`,
      { rule: 'ERI-ITM-01', formula: 'no more than the list of the book' },
    ),
};
