import type { GameEvent } from './core/index.ts';
import { evolve } from './procedures/evolve.ts';
import type { GameState } from './state/state.ts';

/** One granted command, as the log keeps it. */
export interface Entry {
  readonly seq: number;
  readonly events: readonly GameEvent[];
}

/** The state after an entry. `at` finds the state after an earlier entry, for the one event that goes back to it. */
export function record(state: GameState, entry: Entry, at: (seq: number) => GameState): GameState {
  return entry.events.reduce(
    (now, event) => (event.type === 'Rewound' ? rewound(now, at(event.to)) : evolve(now, event)),
    state,
  );
}

/** Who sits where, and how late the gallery is, is no part of what is turned back: people do not leave because time does. */
const rewound = (now: GameState, then: GameState): GameState => ({
  ...then,
  people: now.people,
  ...(now.galleryDelay === then.galleryDelay ? {} : { galleryDelay: now.galleryDelay ?? 0 }),
});

/** All states of a campaign, folded from its beginning. */
export function fold(begin: GameState, entries: readonly Entry[]): readonly GameState[] {
  const states: GameState[] = [begin];
  for (const entry of entries) {
    states.push(record(states.at(-1) ?? begin, entry, (seq) => states[seq] ?? begin));
  }
  return states;
}
