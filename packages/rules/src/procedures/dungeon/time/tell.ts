import { rulesFor, type Tellers, toAll, toNobody } from '../../../play/index.ts';
import { isAfield } from '../../../state/on-the-road.ts';
import type { TimeEvent } from './events.ts';

export const timeTellers: Tellers<TimeEvent> = {
  DayPassed: ({ turn, quiet }, after) =>
    quiet
      ? toNobody
      : toAll({
          kind: 'time',
          ...(isAfield(after)
            ? { text: 'A day goes by.' }
            : { text: `A day goes by. Turn ${turn} begins.`, what: { type: 'turn', turn } }),
          why: { rule: rulesFor(after.ruleset).time.cites.clock, formula: '144 turns make a day' },
        }),
};
