import type { Tellers } from '../../procedure.ts';
import { aboutBelongings, nameOf } from '../belongings/tell.ts';
import type { EquippingEvent } from './events.ts';

export const equippingTellers: Tellers<EquippingEvent> = {
  PutOn: ({ creature, name }, after) => aboutBelongings(after, creature, `${nameOf(after, creature)} puts on ${name}.`),
  TakenOff: ({ creature, item }, after) =>
    aboutBelongings(after, creature, `${nameOf(after, creature)} takes off ${item.name}.`),
};
