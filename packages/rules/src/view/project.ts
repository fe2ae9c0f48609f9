import type { Seat } from '../seat.ts';
import type { GameState } from '../state/state.ts';
import { same } from './diff.ts';
import type { View } from './records.ts';
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
      const before = kept[place];
      if (before && equal(before.reads, reads)) return;
      const entries = settled(section.entries(state, seat), before?.entries ?? [], view);
      if (!before || !unchanged(before.entries, entries)) changed = true;
      kept[place] = { reads, entries };
    });
    if (changed) view = new Map(kept.flatMap(({ entries }) => entries));
    return view;
  };
}

const equal = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, place) => Object.is(value, b[place]));

/** Records that say the same as before are the same objects as before, and so are their entries where nothing moved. */
const settled = (entries: Entries, before: Entries, view: View): Entries =>
  entries.map((entry, place) => {
    const there = before[place];
    if (there === entry) return entry;
    if (there?.[0] === entry[0]) return same(there[1], entry[1]) ? there : entry;
    const old = view.get(entry[0]);
    return old !== undefined && old !== entry[1] && same(old, entry[1]) ? [entry[0], old] : entry;
  });

const unchanged = (a: Entries, b: Entries): boolean =>
  a.length === b.length &&
  a.every((one, place) => one === b[place] || (one[0] === b[place]?.[0] && one[1] === b[place][1]));
