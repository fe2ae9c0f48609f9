import { type Tellers, toAll, toNobody } from '../../../play/index.ts';
import type { TimeEvent } from './events.ts';

export const timeTellers: Tellers<TimeEvent> = {
  DayPassed: ({ turn, quiet }) =>
    quiet
      ? toNobody
      : toAll({
          kind: 'time',
          text: `A day goes by. Turn ${turn} begins.`,
          what: { type: 'turn', turn },
          why: { rule: 'OSE-TIM-02', formula: '144 turns make a day' },
        }),
};
