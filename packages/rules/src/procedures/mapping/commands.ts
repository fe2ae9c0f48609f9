import type { Square } from '@lanthorn/geometry';
import type { MapNoteId } from '../../ids.ts';

/** The mapper, or the referee, writes a remark on the party's map of the scene on the board; everyone reads it. */
export interface WriteOnMap {
  readonly type: 'WriteOnMap';
  readonly square: Square;
  /** At most 200 characters. */
  readonly text: string;
}

/** A remark is wiped off the party's map. */
export interface EraseFromMap {
  readonly type: 'EraseFromMap';
  readonly note: MapNoteId;
}

export type MappingCommand = WriteOnMap | EraseFromMap;
