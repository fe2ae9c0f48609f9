import { rulesFor } from '../../play/index.ts';
import { dateOf } from '../../procedures/table/calendar/date.ts';
import { turnOf } from '../../state/read.ts';
import type { SharedSection } from './section.ts';

export const clock: SharedSection = {
  shared: true,
  reads: ({ rounds, calendar, party }) => [rounds, calendar, party.resting, party.turnsSinceRest],
  entries: (state) => {
    const { resting, turnsSinceRest } = state.party;
    const { rest, turn } = rulesFor(state.ruleset);
    const restDue = turnsSinceRest >= rest.activeTurns;
    return [
      [
        'clock',
        {
          type: 'clock',
          rounds: state.rounds,
          calendar: state.calendar ?? null,
          date: state.calendar ? dateOf(state.calendar, state.rounds) : null,
          turn: turnOf(state),
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
