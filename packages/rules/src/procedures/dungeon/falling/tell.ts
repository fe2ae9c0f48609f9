import { counted } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers } from '../../../play/index.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import type { FallingEvent } from './events.ts';

export const fallingTellers: Tellers<FallingEvent> = {
  CreatureFell: ({ creature, feet }, after) => {
    const { cites, dice } = rulesOf(after).falling;
    const harmless = dice(feet).count === 0;
    const line = {
      kind: 'ruling',
      text:
        feet > 0
          ? `${nameOf(after, creature)} falls ${counted(feet, 'foot', 'feet')}${harmless ? ', and is not hurt' : ''}.`
          : `${nameOf(after, creature)} slips, and does not fall far.`,
      why: { rule: cites.fall, formula: 'a d6 for every whole 10 feet' },
      tone: 'bad',
    } as const;
    return toAllWhoSee(after, [creature], line);
  },
};
