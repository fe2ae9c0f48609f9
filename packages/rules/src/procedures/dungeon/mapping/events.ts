import type { MapNoteId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { MapNote } from '../../../state/state.ts';

export interface MapNoteWritten {
  readonly type: 'MapNoteWritten';
  readonly note: MapNote;
}

export interface MapNoteErased {
  readonly type: 'MapNoteErased';
  readonly note: MapNoteId;
}

export type MappingEvent = MapNoteWritten | MapNoteErased;

export const mappingEvolvers: Evolvers<MappingEvent> = {
  MapNoteWritten: (state, { note }) => ({ ...state, mapNotes: { ...state.mapNotes, [note.id]: note } }),
  MapNoteErased: (state, { note }) => {
    const { [note]: _gone, ...mapNotes } = state.mapNotes;
    return { ...state, mapNotes };
  },
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly mapping: MappingEvent;
  }
}
