import { rulesFor, type Tellers, toAll, toNobody } from '../../../play/index.ts';
import type { MappingEvent } from './events.ts';

export const mappingTellers: Tellers<MappingEvent> = {
  MapNoteWritten: ({ note }, after) =>
    toAll({
      kind: 'table',
      text: `On the map: ${note.text}`,
      why: { rule: rulesFor(after.ruleset).mapping.cites.map, formula: 'the mapper draws, and not while running' },
    }),
  MapNoteErased: () => toNobody,
};
