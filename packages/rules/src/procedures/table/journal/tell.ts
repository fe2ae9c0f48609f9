import type { Line } from '../../../core/index.ts';
import { keeping, type Tellers, toAll, toNobody, toReferee, toSome } from '../../../play/index.ts';
import type { JournalEvent } from './events.ts';

/** What is written and shared, the journal shows; the log tells what was opened before people. */
export const journalTellers: Tellers<JournalEvent> = {
  PageWritten: () => toNobody,
  PageShared: () => toNobody,
  PageShown: ({ page, to }, after) => {
    const line: Line = {
      kind: 'table',
      text: `The referee shows “${after.journal?.[page]?.title ?? 'a page'}”.`,
      what: { type: 'page', page },
    };
    return to === 'all'
      ? toAll(line)
      : toSome(
          line,
          to.filter((user) => after.people[user]?.role !== 'referee'),
        );
  },
  PageRemoved: ({ page }, _after, before) =>
    toReferee(
      keeping(`The page “${before.journal?.[page]?.title ?? ''}” is removed. Go back in the log to have it again.`),
    ),
};
