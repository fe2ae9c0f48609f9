import type { SharedSection } from '../../../play/index.ts';
import type { PartyMap } from './kept.ts';

/** A map that the party draws for itself. */
export interface PartyMapRecord extends PartyMap {
  readonly type: 'party-map';
}

export const partyMapShown: SharedSection<PartyMapRecord> = {
  shared: true,
  reads: (state) => [state.partyMaps],
  entries: (state) =>
    Object.values(state.partyMaps ?? {}).map((map) => [`party-map:${map.id}`, { type: 'party-map', ...map }]),
};

declare module '../../../play/shown.ts' {
  interface RecordsByFolder {
    readonly mapping: PartyMapRecord;
  }
}
