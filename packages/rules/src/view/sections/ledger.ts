import type { LedgerEntry } from '../../state/ledger.ts';
import type { LedgerRecord } from '../records.ts';
import type { Entries, SharedSection } from './section.ts';

/** No more than the last so many entries are shown. */
const SHOWN = 200;

/** What was paid; what was paid behind the screen, to the referee alone. */
export const ledger: SharedSection = {
  shared: true,
  reads: (state) => [state.ledger],
  entries: ({ ledger: entries }, eye) => {
    const from = Math.max(0, entries.length - SHOWN);
    return entries
      .slice(from)
      .flatMap(
        (entry, at): Entries =>
          entry.open || eye === 'referee' ? [[`ledger:${from + at}`, recordOf(entry, from + at)]] : [],
      );
  },
};

const records = new WeakMap<LedgerEntry, LedgerRecord>();

function recordOf(entry: LedgerEntry, order: number): LedgerRecord {
  const known = records.get(entry);
  if (known) return known;
  const { day, who, name, what, copper, owed, rule } = entry;
  const record: LedgerRecord = { type: 'ledger', order, day, who, name, what, copper, owed, rule };
  records.set(entry, record);
  return record;
}
