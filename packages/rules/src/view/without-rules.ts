import { type Eye, once } from '../core/index.ts';
import { rulesOf } from '../play/index.ts';
import type { GameState } from '../state/state.ts';
import type { ViewRecord } from './records/index.ts';
import type { Entries, Entry } from './sections/section.ts';

/** What somebody is shown of records: where players may not see the rules, none of their names. */
export const asShown = (entries: Entries, state: GameState, eye: Eye): Entries =>
  eye === 'table' && rulesOf(state).precedence.shown === 'hidden' ? entries.map(withoutRules) : entries;

const withoutRules = ([key, record]: Entry): Entry => [key, bare(record)];

/** Most records stay the same from look to look. */
const bare = once((record: ViewRecord): ViewRecord => {
  const nameless = record.type === 'offer' ? null : 'TABLE';
  return JSON.parse(JSON.stringify(record, (name, value) => (name === 'rule' && value !== null ? nameless : value)));
});
