import type { SharedSection } from './section.ts';

/** The party's own map is everyone's to read; of the scene on the board. */
export const mapNotes: SharedSection = {
  shared: true,
  reads: (state) => [state.mapNotes, state.scene],
  entries: (state) =>
    Object.values(state.mapNotes)
      .filter((note) => note.scene === state.scene)
      .map(({ id, square, text }) => [`map-note:${id}`, { type: 'map-note', id, square, text }]),
};
