import { rulesOf, type Tellers, toAll, toNobody } from '../../../play/index.ts';
import { isAfield } from '../../../state/on-the-road.ts';
import { turnOfDay } from '../../../state/read.ts';
import { NIGHT } from '../../../state/sleep.ts';
import type { TimeEvent } from './events.ts';

export const timeTellers: Tellers<TimeEvent> = {
  NightSlept: ({ study }, after) =>
    toAll({
      kind: 'time',
      text: 'The party has slept for a night.',
      why: {
        rule: 'TABLE',
        formula: `${NIGHT} turns of rest in a row are a night’s sleep: eight hours`,
        ...(study
          ? {
              notes: [
                {
                  rule: rulesOf(after).spells.memory.id,
                  text: `spells that were cast are memorised anew after ${study} turns of rest more`,
                },
              ],
            }
          : {}),
      },
    }),
  DayPassed: ({ turn, quiet }, after) =>
    quiet
      ? toNobody
      : toAll({
          kind: 'time',
          ...(isAfield(after)
            ? { text: 'A day goes by.' }
            : {
                text: `A day goes by. Turn ${turnOfDay(turn)} begins.`,
                what: { type: 'turn', turn: turnOfDay(turn) },
              }),
          why: { rule: rulesOf(after).time.cites.clock, formula: '144 turns make a day' },
        }),
};
