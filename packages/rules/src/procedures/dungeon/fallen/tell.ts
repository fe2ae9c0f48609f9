import { nameOf, type Tellers, toNobody } from '../../../play/index.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import type { FallenEvent, FallenSetDown } from './events.ts';

export const fallenTellers: Tellers<FallenEvent> = {
  FallenPickedUp: ({ creature, body }, after) =>
    toAllWhoSee(after, [creature, body], {
      kind: 'table',
      text: `${nameOf(after, creature)} takes up ${nameOf(after, body)}, and carries them along.`,
    }),
  FallenBorne: () => toNobody,
  FallenSetDown: (event, after) => {
    if (event.because === 'stands' || event.because === 'apart') return toNobody;
    const [who, whom] = [nameOf(after, event.creature), nameOf(after, event.body)];
    return toAllWhoSee(after, [event.creature, event.body], { kind: 'table', text: lineOf(event, who, whom) });
  },
};

function lineOf({ because }: FallenSetDown, who: string, whom: string): string {
  if (because === 'fell') return `${who} can no longer carry ${whom}.`;
  return because === 'hands'
    ? `${who} has set ${whom} down, with both hands for the fight.`
    : `${who} sets ${whom} down.`;
}
