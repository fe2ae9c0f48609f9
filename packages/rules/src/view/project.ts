import type { Seat } from '../seat.ts';
import type { GameState } from '../state/state.ts';
import { same } from './diff.ts';
import type { RecordKey, View, ViewRecord } from './records.ts';
import { board, squares } from './sections/board.ts';
import { campaign } from './sections/campaign.ts';
import { clock } from './sections/clock.ts';
import { creatures } from './sections/creatures.ts';
import { due } from './sections/due.ts';
import { encounter } from './sections/encounter.ts';
import { lights } from './sections/lights.ts';
import { mapNotes } from './sections/map-notes.ts';
import { offered } from './sections/offered.ts';
import { party } from './sections/party.ts';
import { scenes } from './sections/scenes.ts';
import type { Entries, Section } from './sections/section.ts';

/** Everything that leaves, part by part. What no part names is shown to no one. */
const SECTIONS: readonly Section[] = [
  campaign,
  clock,
  party,
  creatures,
  lights,
  scenes,
  squares,
  board,
  mapNotes,
  encounter,
  due,
  offered,
];

interface Kept {
  readonly reads: readonly unknown[];
  readonly entries: Entries;
}

/** All that a seat is shown of a state: a flat table of records. */
export const project = (state: GameState, seat: Seat): View => projector(seat)(state);

/**
 * As `project`, for one seat again and again: a part whose slices of the state have not changed is not looked at, and
 * a record that says the same stays the same object.
 */
export function projector(seat: Seat): (state: GameState) => View {
  const kept: Kept[] = [];
  let view: View = new Map();
  return (state) => {
    let changed = false;
    SECTIONS.forEach((section, place) => {
      const reads = section.reads(state, seat);
      if (kept[place] && equal(kept[place].reads, reads)) return;
      kept[place] = { reads, entries: section.entries(state, seat) };
      changed = true;
    });
    if (changed) view = joined(kept, view);
    return view;
  };
}

const equal = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, place) => Object.is(value, b[place]));

function joined(kept: readonly Kept[], before: View): View {
  const view = new Map<RecordKey, ViewRecord>();
  for (const { entries } of kept) {
    for (const [key, record] of entries) {
      const old = before.get(key);
      view.set(key, old !== undefined && same(old, record) ? old : record);
    }
  }
  return view;
}
