import type { Tellers } from '../../procedure.ts';
import { toAll } from '../../view/telling.ts';
import type { TurnEvent } from './events.ts';

export const turnTellers: Tellers<TurnEvent> = {
  TurnPassed: ({ turn, resting }) =>
    toAll({
      kind: 'time',
      text: resting ? `The party rests. Turn ${turn} begins.` : `Turn ${turn} begins.`,
      what: { type: 'turn', turn },
    }),
};
