import type { MapNoteId, PartyMapId } from '../../../core/index.ts';
import type { Evolvers, Lifts } from '../../../play/index.ts';
import type { GameState, MapNote } from '../../../state/state.ts';
import { LETTERS, withStroke } from './drawn.ts';
import type { PartyMap, PenStroke } from './kept.ts';

export interface MapNoteWritten {
  readonly type: 'MapNoteWritten';
  readonly note: MapNote;
}

export interface MapNoteErased {
  readonly type: 'MapNoteErased';
  readonly note: MapNoteId;
}

/** A new sheet, blank. */
export interface PartyMapBegun extends Pick<PartyMap, 'name' | 'width' | 'height' | 'feetPerSquare' | 'grid'> {
  readonly type: 'PartyMapBegun';
  readonly map: PartyMapId;
}

export interface PartyMapDrawn {
  readonly type: 'PartyMapDrawn';
  readonly map: PartyMapId;
  readonly strokes: readonly PenStroke[];
}

export interface PartyMapRenamed {
  readonly type: 'PartyMapRenamed';
  readonly map: PartyMapId;
  readonly name: string;
}

export interface PartyMapRemoved {
  readonly type: 'PartyMapRemoved';
  readonly map: PartyMapId;
}

export type MappingEvent =
  | MapNoteWritten
  | MapNoteErased
  | PartyMapBegun
  | PartyMapDrawn
  | PartyMapRenamed
  | PartyMapRemoved;

export const mappingEvolvers: Evolvers<MappingEvent> = {
  MapNoteWritten: (state, { note }) => ({ ...state, mapNotes: { ...state.mapNotes, [note.id]: note } }),
  MapNoteErased: (state, { note }) => {
    const { [note]: _gone, ...mapNotes } = state.mapNotes;
    return { ...state, mapNotes };
  },
  PartyMapBegun: (state, { map, name, width, height, feetPerSquare, grid }) => {
    const rows = Array.from({ length: height }, () => LETTERS.blank.repeat(width));
    const paper = { name, width, height, feetPerSquare, grid };
    return withMap(state, { id: map, ...paper, rows, borders: [], signs: [], party: null });
  },
  PartyMapDrawn: (state, { map, strokes }) => changing(state, map, (drawn) => strokes.reduce(withStroke, drawn)),
  PartyMapRenamed: (state, { map, name }) => changing(state, map, (drawn) => ({ ...drawn, name })),
  PartyMapRemoved: (state, { map }) => {
    const { partyMaps = {}, ...rest } = state;
    const { [map]: _gone, ...others } = partyMaps;
    return Object.keys(others).length > 0 ? { ...rest, partyMaps: others } : rest;
  },
};

export const mappingLifts: Lifts<MappingEvent> = {
  // All paper was of squares.
  PartyMapBegun: () => ({ grid: 'square' }),
};

const withMap = (state: GameState, map: PartyMap): GameState => ({
  ...state,
  partyMaps: { ...state.partyMaps, [map.id]: map },
});

function changing(state: GameState, id: PartyMapId, change: (map: PartyMap) => PartyMap): GameState {
  const map = state.partyMaps?.[id];
  return map ? withMap(state, change(map)) : state;
}

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly mapping: MappingEvent;
  }
}
