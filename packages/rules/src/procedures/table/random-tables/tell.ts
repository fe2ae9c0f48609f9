import { asSentence } from '../../../core/words.ts';
import { keeping, type Tellers, toEach, toNobody, toReferee } from '../../../play/index.ts';
import type { RandomTableEvent } from './events.ts';

/** Tables are the referee's; of one that is rolled in the open, all are told what came up as they see it, and no more of it. */
export const randomTableTellers: Tellers<RandomTableEvent> = {
  TableWritten: () => toNobody,
  TableRemoved: ({ table }, _after, before) =>
    toReferee(
      keeping(
        `The table “${before.randomTables?.[table]?.name ?? ''}” is removed. Go back in the log to have it again.`,
      ),
    ),
  TableRolled: ({ table, name, on, rolls, text, aside, seen, secret, outcome }) => {
    const line = { kind: 'roll', text: asSentence(`${name}: ${text}`), rolls } as const;
    const nested = on.length > 1 ? { why: { rule: 'TABLE', formula: on.join(', ') } as const } : {};
    const what = outcome ? { what: { type: 'outcome', table, outcome: outcome.id } as const } : {};
    const own = { ...line, ...(aside ? { text: asSentence(`${name}: ${text} (${aside})`) } : {}), ...nested, ...what };
    const theirs = seen ? { ...line, text: asSentence(`${name}: ${seen.text}`), rolls: seen.rolls } : line;
    return secret ? toReferee(own) : toEach(own, theirs);
  },
};
