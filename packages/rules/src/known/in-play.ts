import type { SquareRows } from '@lanthorn/geometry';
import type { SceneId } from '../core/index.ts';
import { seenByParty } from '../procedures/situation/sight/sight.ts';
import { areasOf } from '../state/areas.ts';
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
export function areasKnown(state: GameState): GameState['areas'] {
  const all = Object.values(areasOf(state));
  const shown = all.filter(({ open, scene }) => open && isInPlay(state, scene));
  if (shown.length === all.length) return state.areas;
  return shown.length > 0 ? Object.fromEntries(shown.map((area) => [area.id, area])) : undefined;
}
