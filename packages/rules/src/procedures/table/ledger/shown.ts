import type { Eye } from '../../../core/index.ts';
import type { SharedSection } from '../../../play/index.ts';
import type { LedgerEntry } from '../../../state/ledger.ts';

/** A payment, or a debt; by `order`, from 0. */
export interface LedgerRecord extends Omit<LedgerEntry, 'open' | 'who'> {
  readonly type: 'ledger';
  readonly order: number;
  readonly who: string;
}

/** No more than the last so many entries are shown. */
const SHOWN = 200;

/** What was paid; what was paid behind the screen, to the referee alone. */
export const ledgerShown: SharedSection<LedgerRecord> = {
  shared: true,
  reads: (state) => [state.ledger],
  entries: ({ ledger: entries }, eye) => {
    // Counted by each eye for itself: a gap would tell of a payment that is not shown.
    const shown = eye === 'referee' ? entries : entries.filter(({ open }) => open);
    const from = Math.max(0, shown.length - SHOWN);
    return shown.slice(from).map((entry, at) => [`ledger:${from + at}`, recordOf(entry, from + at, eye)]);
  },
};

const records: Readonly<Record<Eye, WeakMap<LedgerEntry, LedgerRecord>>> = {
  referee: new WeakMap(),
  table: new WeakMap(),
};

function recordOf(entry: LedgerEntry, order: number, eye: Eye): LedgerRecord {
  const known = records[eye].get(entry);
  if (known?.order === order) return known;
  const { day, who, name, what, copper, owed, rule } = entry;
  const record: LedgerRecord = { type: 'ledger', order, day, who, name, what, copper, owed, rule };
  records[eye].set(entry, record);
  return record;
}

declare module '../../../play/shown.ts' {
  interface RecordsByFolder {
    readonly ledger: LedgerRecord;
  }
}
