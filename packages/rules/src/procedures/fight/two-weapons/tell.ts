import type { Line } from '../../../core/index.ts';
import { withArticle } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers } from '../../../play/index.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import type { TwoWeaponsEvent } from './events.ts';

export const twoWeaponsTellers: Tellers<TwoWeaponsEvent> = {
  OffHandUsed: ({ creature, offHand }, after) => {
    const name = nameOf(after, creature);
    const line: Line = {
      kind: 'encounter',
      text: offHand
        ? `${name} fights with ${withArticle(offHand.weapon)} in the other hand, ${offHand.use === 'offensive' ? 'to strike' : 'to ward off'}.`
        : `${name} puts the second weapon away.`,
      why: {
        rule: rulesOf(after).twoWeapons.cites.said,
        formula: 'said before the round: +1 to strike, or −1 for those who strike',
      },
    };
    return toAllWhoSee(after, [creature], line);
  },
};
