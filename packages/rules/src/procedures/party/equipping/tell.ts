import { counted, withArticle, withThe } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toNobody } from '../../../play/index.ts';
import { aboutBelongings } from '../belongings/tell.ts';
import type { EquippingEvent } from './events.ts';

export const equippingTellers: Tellers<EquippingEvent> = {
  PutOn: ({ creature, name }, after) =>
    aboutBelongings(after, creature, `${nameOf(after, creature)} puts on ${withArticle(name)}.`),
  DressingBegan: ({ creature, dressing: { action, needed, armour } }, after) =>
    aboutBelongings(
      after,
      creature,
      `${nameOf(after, creature)} begins to ${action === 'don' ? 'put armour on' : 'take armour off'}: ${counted(needed, 'round')}.`,
      {
        rule: armour === 'plate' ? rulesOf(after).equipping.cites.plate : rulesOf(after).equipping.cites.light,
        formula: 'a round; for plate a turn, halved by each who helps',
      },
    ),
  DressingWentOn: () => toNobody,
  DressingStopped: ({ creature }, after) =>
    aboutBelongings(after, creature, `${nameOf(after, creature)} leaves off with the armour.`),
  TakenOff: ({ creature, item }, after) =>
    aboutBelongings(after, creature, `${nameOf(after, creature)} takes off ${withThe(item.name)}.`),
};
