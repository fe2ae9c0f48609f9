import type { CreatureId, SceneId } from '../core/index.ts';
import type { Creature } from './creature.ts';
import type { GameState } from './state.ts';

/**
 * A party that is split plays on several scenes at once. One of them lies on the board; whoever went from there to
 * another by an exit, or was sent, is apart from the rest, and stays so until they meet again or a scene is shown to all.
 * Every rule asks for the scene on the board: of those who are apart it is asked in the state as it is from their scene.
 */

type Table = Pick<GameState, 'scene' | 'scenes' | 'creatures' | 'apart'>;

/** Whether somebody plays on another scene than the one on the board. */
export const isApart = ({ apart, scene, scenes }: Omit<Table, 'creatures'>, { id, at }: Creature): boolean =>
  apart !== undefined && at !== null && at.scene !== scene && at.scene in scenes && apart.includes(id);

/** The scenes that the party plays on: the one on the board, then those of whoever is apart. */
export function scenesInPlay(state: Table): readonly SceneId[] {
  const others = (state.apart ?? []).flatMap((one) => {
    const found = state.creatures[one];
    return found?.at && isApart(state, found) ? [found.at.scene] : [];
  });
  return [...new Set([...(state.scene ? [state.scene] : []), ...others])];
}

export const isInPlay = (state: Table, scene: SceneId): boolean =>
  scene === state.scene || (state.apart !== undefined && scenesInPlay(state).includes(scene));

/** Whether somebody is out of reach on another scene, be it one that is not known. */
export const isAway = (state: Omit<Table, 'creatures'>, creature: Creature): boolean =>
  isApart(state, creature) || (creature.at !== null && !(creature.at.scene in state.scenes));

/** The scene that somebody plays on: their own where they are apart, else the one on the board. */
export const sceneFor = (state: Table, creature: Creature): SceneId | null =>
  isApart(state, creature) ? (creature.at?.scene ?? null) : state.scene;

/** Those who play on a scene of their own each. */
const playsFor = ({ party }: GameState, { id, owner }: Creature): boolean =>
  owner !== null || party.members.includes(id);

/** The same table with another of the scenes in play on the board: nothing else is otherwise. */
export function boardAt<State extends GameState>(state: State, scene: SceneId): State {
  if (scene === state.scene || !isInPlay(state, scene)) return state;
  const { apart: _before, ...rest } = state;
  const apart = Object.values(state.creatures)
    .filter((one) => one.at && one.at.scene !== scene && playsFor(state, one))
    .filter((one) => one.at?.scene === state.scene || isApart(state, one))
    .map(({ id }) => id);
  return { ...rest, scene, ...(apart.length > 0 ? { apart } : {}) } as unknown as State;
}

/** By a state, the same as it is from its other scenes. */
const views = new WeakMap<GameState, Map<SceneId, GameState>>();

/**
 * The state as it is from one of the scenes in play, for whoever plays there: it lies on the board, and an encounter of
 * others is no concern of theirs, but that it holds up the clock.
 */
export function seenFrom<State extends GameState>(state: State, scene: SceneId | null): State {
  if (scene === null || scene === state.scene || !isInPlay(state, scene)) return state;
  const known = views.get(state) ?? new Map<SceneId, GameState>();
  views.set(state, known);
  const view = known.get(scene) ?? withoutOthersEncounter(boardAt(state, scene), scene);
  known.set(scene, view);
  return view as State;
}

/** The state in which an encounter is hidden where nobody of it stands on a scene. */
function withoutOthersEncounter(state: GameState, scene: SceneId): GameState {
  const members = state.encounter?.sides.flatMap((side) => side.members) ?? [];
  const isHere = members.some((member) => state.creatures[member]?.at?.scene === scene);
  return state.encounter && !isHere ? { ...state, encounter: null, metElsewhere: true } : state;
}

/** The state once some have come to a scene: apart from those who stayed, or with all who play where nobody did. */
export function goneTo(state: GameState, those: readonly CreatureId[], scene: SceneId): GameState {
  const { apart: before = [], ...rest } = state;
  const apart = [...new Set([...before, ...those])].filter((one) => isElsewhere(state, one));
  const gone: GameState = { ...rest, ...(apart.length > 0 ? { apart } : {}) };
  const isAnyLeft = state.party.members.some((member) => state.creatures[member]?.at?.scene === state.scene);
  return isAnyLeft ? gone : boardAt(gone, scene);
}

const isElsewhere = ({ creatures, scene }: GameState, one: CreatureId): boolean => {
  const at = creatures[one]?.at;
  return at !== undefined && at !== null && at.scene !== scene;
};
