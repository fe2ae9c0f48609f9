import { type Tellers, toAll } from '../../../play/index.ts';
import type { TurnEvent } from './events.ts';

export const turnTellers: Tellers<TurnEvent> = {
  TurnPassed: ({ turn, resting }) =>
    toAll({
      kind: 'time',
      text: resting ? `The party rests. Turn ${turn} begins.` : `Turn ${turn} begins.`,
      what: { type: 'turn', turn },
    }),
  TurnEndProposed: ({ user, withdrawn }, { people }) => {
    const name = people[user]?.name ?? 'Somebody';
    const text = withdrawn ? `${name} would rather go on with this turn.` : `${name} proposes to end the turn.`;
    return toAll({ kind: 'time', text });
  },
};
