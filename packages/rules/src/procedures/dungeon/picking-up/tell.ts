import { things } from '../../../core/words.ts';
import { nameOf, type Tellers, toReferee } from '../../../play/index.ts';
import { aboutReceived } from '../../party/belongings/tell.ts';
import type { PickingUpEvent } from './events.ts';

export const pickingUpTellers: Tellers<PickingUpEvent> = {
  ThingPickedUp: ({ creature, item }, after) =>
    aboutReceived(after, creature, `${nameOf(after, creature)} picks up ${things(item.quantity, item.name)}.`, item),
  ThingCleared: ({ thing: { item } }) =>
    toReferee({ kind: 'table', text: `Gone from where it lay: ${things(item.quantity, item.name)}.` }),
};
