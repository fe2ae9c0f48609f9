import { type Tellers, toAll, toNobody } from '../../../play/index.ts';
import type { MappingEvent } from './events.ts';

export const mappingTellers: Tellers<MappingEvent> = {
  MapNoteWritten: ({ note }) =>
    toAll({
      kind: 'table',
      text: `On the map: ${note.text}`,
      why: { rule: 'OSE-PTY-06', formula: 'the mapper draws, and not while running' },
    }),
  MapNoteErased: () => toNobody,
};
