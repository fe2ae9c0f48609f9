import { rulesOf, type SharedSection } from '../../../play/index.ts';
import { sinceMidnight } from '../../../state/ledger.ts';
import { turnOf, turnOfDay } from '../../../state/read.ts';
import { type CalendarDate, dateOf } from './date.ts';
import type { Calendar } from './kept.ts';

export interface ClockRecord {
  readonly type: 'clock';
  /** Rounds of ten seconds since the midnight before the campaign began. */
  readonly rounds: number;
  /** How the campaign counts its days, and which day it is; null while they are only numbered. */
  readonly calendar: Calendar | null;
  readonly date: CalendarDate | null;
  /** The running turn, counted from 1 each morning at eight. */
  readonly turn: number;
  readonly resting: boolean;
  readonly turnsSinceRest: number;
  /** Active turns in a row after which a turn of rest is due; null where none tire. */
  readonly restAfter: number | null;
  /** How rounds and turns are reckoned, and by which rule. */
  readonly reckoning: { readonly rule: string; readonly text: string };
  /** Fatigued for want of rest: −1 to attack and damage. */
  readonly restDue: boolean;
}

export const clockShown: SharedSection<ClockRecord> = {
  shared: true,
  reads: ({ rounds, calendar, party }) => [rounds, calendar, party.resting, party.turnsSinceRest],
  entries: (state) => {
    const { resting, turnsSinceRest } = state.party;
    const { rest, turn } = rulesOf(state);
    const restDue = turnsSinceRest >= rest.activeTurns;
    return [
      [
        'clock',
        {
          type: 'clock',
          rounds: sinceMidnight(state.rounds),
          calendar: state.calendar ?? null,
          date: state.calendar ? dateOf(state.calendar, state.rounds) : null,
          turn: turnOfDay(turnOf(state)),
          resting,
          turnsSinceRest,
          restAfter: Number.isFinite(rest.activeTurns) ? rest.activeTurns - 1 : null,
          restDue,
          reckoning: turn.reckoning,
        },
      ],
    ];
  },
};

declare module '../../../play/shown.ts' {
  interface RecordsByFolder {
    readonly calendar: ClockRecord;
  }
}
