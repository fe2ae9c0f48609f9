import { nameOf, type Tellers, toReferee } from '../../../play/index.ts';
import { aboutBelongings, counted } from '../../party/belongings/tell.ts';
import type { PickingUpEvent } from './events.ts';

export const pickingUpTellers: Tellers<PickingUpEvent> = {
  ThingPickedUp: ({ creature, item }, after) =>
    aboutBelongings(after, creature, `${nameOf(after, creature)} picks up ${counted(item.quantity, item.name)}.`),
  ThingCleared: ({ thing: { item } }) =>
    toReferee({ kind: 'table', text: `${counted(item.quantity, item.name)}: gone from where it lay.` }),
};
