import type { GameEvent } from '../core/index.ts';
import type { Play } from '../play/index.ts';
import type { GameState } from '../state/state.ts';
import { procedures } from './index.ts';

type Follower = (play: Play, event: GameEvent, before: GameState) => void;

const followers = Map.groupBy(
  procedures.flatMap(({ follows = {} }) => Object.entries(follows) as [GameEvent['type'], Follower][]),
  ([type]) => type,
);

/** What follows at once upon an event, in the order of the procedures. */
export function follow(play: Play, event: GameEvent, before: GameState): void {
  for (const [, follower] of followers.get(event.type) ?? []) follower(play, event, before);
}
