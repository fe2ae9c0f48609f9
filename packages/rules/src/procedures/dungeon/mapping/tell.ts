import { asSentence } from '../../../core/words.ts';
import { keeping, rulesOf, type Tellers, toAll, toNobody } from '../../../play/index.ts';
import type { MappingEvent } from './events.ts';

export const mappingTellers: Tellers<MappingEvent> = {
  MapNoteWritten: ({ note }, after) =>
    toAll({
      kind: 'table',
      text: asSentence(`On the map: ${note.text}`),
      why: { rule: rulesOf(after).mapping.cites.map, formula: 'the mapper draws, and not while running' },
    }),
  MapNoteErased: () => toNobody,
  PartyMapBegun: ({ name }) => toAll(keeping(`The party begins a map: “${name}”.`)),
  // What is drawn, the map itself shows.
  PartyMapDrawn: () => toNobody,
  PartyMapRenamed: () => toNobody,
  PartyMapRemoved: ({ map }, _after, before) =>
    toAll(keeping(`The party throws away its map “${before.partyMaps?.[map]?.name ?? ''}”.`)),
};
