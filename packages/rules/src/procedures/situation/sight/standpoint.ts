import type { SceneId, Seat } from '../../../core/index.ts';
import { commands, watches } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isApart, sceneFor, scenesInPlay, seenFrom } from '../../../state/split.ts';
import type { GameState } from '../../../state/state.ts';

/** The scenes that a seat has its own on, the one on the board first; that one, for whoever plays nobody. */
function ownScenes(state: GameState, seat: Seat): readonly SceneId[] {
  const own = Object.values(state.creatures).filter((creature) => commands(seat, creature) && plays(state, creature));
  const scenes = own.flatMap((creature) => sceneFor(state, creature) ?? []);
  const board = state.scene;
  return board && (scenes.length === 0 || scenes.includes(board))
    ? [...new Set([board, ...scenes])]
    : [...new Set(scenes)];
}

/** Somebody of the party; a player's own who stays behind looks on from nowhere. */
const plays = ({ party }: GameState, { id }: Creature): boolean => party.members.includes(id);

/** The scenes in play that a seat knows of: its own; all of them for who looks on, and where the party shares its view. */
export const scenesBefore = (state: GameState, seat: Seat): readonly SceneId[] =>
  seat.role === 'referee' || watches(seat) || state.sharedView ? scenesInPlay(state) : ownScenes(state, seat);

const standpoints = new WeakMap<GameState, Map<string, GameState>>();

/**
 * The state as it is from where a seat's own stand, and no other scene in play: the same object for as many as stand
 * together. While the party is together it is the state itself.
 */
export function standpointOf(state: GameState, seat: Seat): GameState {
  if (seat.role === 'referee' || state.apart === undefined) return state;
  const [here = state.scene] = ownScenes(state, seat);
  const before = scenesBefore(state, seat);
  const key = [here, ...before].join(' ');
  const known = standpoints.get(state) ?? new Map<string, GameState>();
  standpoints.set(state, known);
  const standpoint = known.get(key) ?? onlyBefore(seenFrom(state, here), before);
  known.set(key, standpoint);
  return standpoint;
}

function onlyBefore(state: GameState, before: readonly SceneId[]): GameState {
  const { apart = [], ...rest } = state;
  const there = apart.filter((one) => {
    const found = state.creatures[one];
    return found?.at && isApart(state, found) && before.includes(found.at.scene);
  });
  if (there.length === apart.length) return state;
  return { ...rest, ...(there.length > 0 ? { apart: there } : {}) };
}
