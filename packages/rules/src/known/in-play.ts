import type { SquareRows } from '@lanthorn/geometry';
import type { SceneId } from '../core/index.ts';
import { seenByParty } from '../procedures/situation/sight/sight.ts';
import { isInPlay, scenesInPlay, seenFrom } from '../state/split.ts';
import type { GameState } from '../state/state.ts';
import { unchanged } from './unchanged.ts';

/** By scene, what the party sees of those that it plays on. */
export const seenIn = (state: GameState): Record<SceneId, SquareRows> =>
  together(
    state.people,
    Object.fromEntries(scenesInPlay(state).map((scene) => [scene, seenByParty(seenFrom(state, scene))])),
  );

const together = unchanged<Record<SceneId, SquareRows>>();

/** Remarks on the maps that are before them. */
export function notesKnown(state: GameState): GameState['mapNotes'] {
  const notes = Object.values(state.mapNotes);
  const here = notes.filter(({ scene }) => isInPlay(state, scene));
  return here.length === notes.length ? state.mapNotes : Object.fromEntries(here.map((note) => [note.id, note]));
}

/** Areas on those maps that are laid for all to see. */
export const areasKnown = (state: GameState): GameState['areas'] => openHere(state, state.areas);

/** Drawings on those maps that all may see. */
export const drawingsKnown = (state: GameState): GameState['drawings'] => openHere(state, state.drawings);

type Placed = { readonly open: boolean; readonly scene: SceneId };

/** Those of the things on the maps that all may see there; the same ones where that is all of them. */
function openHere<Key extends string, One extends Placed>(
  state: GameState,
  things: Readonly<Record<Key, One>> | undefined,
): Readonly<Record<Key, One>> | undefined {
  const all = Object.entries<One>(things ?? ({} as Record<Key, One>));
  const shown = all.filter(([, { open, scene }]) => open && isInPlay(state, scene));
  return shown.length === all.length ? things : (Object.fromEntries(shown) as Record<Key, One>);
}
