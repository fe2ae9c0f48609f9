import type { Eye } from '../core/index.ts';
import { rulesFor } from '../play/index.ts';
import type { GameState } from '../state/state.ts';
import type { ViewRecord } from './records/index.ts';
import type { Entries, Entry } from './sections/section.ts';

/** What somebody is shown of records: where players may not see the rules, none of their names. */
export const asShown = (entries: Entries, { ruleset }: GameState, eye: Eye): Entries =>
  eye === 'table' && rulesFor(ruleset).precedence.shown === 'hidden' ? entries.map(withoutRules) : entries;

/** By the record: most stay the same from look to look. */
const bared = new WeakMap<ViewRecord, Entry>();

function withoutRules([key, record]: Entry): Entry {
  const known = bared.get(record);
  if (known) return known;
  const nameless = record.type === 'offer' ? null : 'TABLE';
  const bare: Entry = [
    key,
    JSON.parse(JSON.stringify(record, (name, value) => (name === 'rule' && value !== null ? nameless : value))),
  ];
  bared.set(record, bare);
  return bare;
}
