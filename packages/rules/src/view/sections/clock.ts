import { rulesFor } from '../../play/index.ts';
import { turnOf } from '../../state/read.ts';
import type { SharedSection } from './section.ts';

export const clock: SharedSection = {
  shared: true,
  reads: ({ rounds, party }) => [rounds, party.resting, party.turnsSinceRest],
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
