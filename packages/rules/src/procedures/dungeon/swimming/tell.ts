import type { Line } from '../../../core/index.ts';
import { aOr } from '../../../core/words.ts';
import { nameOf, type Tellers } from '../../../play/index.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import type { SwimmingEvent } from './events.ts';

export const swimmingTellers: Tellers<SwimmingEvent> = {
  DrowningChecked: ({ creature, roll, drowns, why }, after) => {
    const name = nameOf(after, creature);
    const text = drowns ? `${name} goes under and drowns.` : `${name} keeps afloat.`;
    const line = { kind: 'ruling', text, rolls: [roll], why, tone: drowns ? 'grave' : 'good' } as const;
    return toAllWhoSee(after, [creature], line);
  },
  DrowningBegan: ({ creature, rounds, rule }, after) => {
    const line: Line = {
      kind: 'ruling',
      text: `${nameOf(after, creature)} is drowning in plate, with ${aOr(rounds, 'round')} to get out of it.`,
      why: { rule, formula: 'a dagger cuts it away, as one forces a stuck door; the armour is lost' },
      tone: 'grave',
    };
    return toAllWhoSee(after, [creature], line);
  },
  CutTried: ({ creature, freed, left, why }, after) => {
    const name = nameOf(after, creature);
    const line: Line = {
      kind: 'roll',
      text: freed
        ? `${name} cuts free of the plate, which is lost.`
        : `${name} cuts in vain: ${aOr(left, 'round')} left.`,
      rolls: why.roll ? [why.roll] : [],
      why,
      tone: freed ? 'good' : 'bad',
    };
    return toAllWhoSee(after, [creature], line);
  },
};
