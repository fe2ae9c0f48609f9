import type { Seat } from '../core/index.ts';
import type { GameState } from '../state/state.ts';
import { joined, type ViewPatch } from './diff.ts';
import type { View } from './records/index.ts';
import { adventure } from './sections/adventure.ts';
import { board, squares } from './sections/board.ts';
import { campaign, you } from './sections/campaign.ts';
import { clock } from './sections/clock.ts';
import { content } from './sections/content.ts';
import { creatures, ownCreatures } from './sections/creatures.ts';
import { downtime, pursuits } from './sections/downtime.ts';
import { drafts } from './sections/drafts.ts';
import { due } from './sections/due.ts';
import { encounter } from './sections/encounter.ts';
import { land } from './sections/land.ts';
import { ledger } from './sections/ledger.ts';
import { lights } from './sections/lights.ts';
import { mapNotes } from './sections/map-notes.ts';
import { offered } from './sections/offered.ts';
import { party } from './sections/party.ts';
import { prompt } from './sections/prompt/prompt.ts';
import { retainers } from './sections/retainers.ts';
import { rooms } from './sections/rooms.ts';
import { scenes } from './sections/scenes.ts';
import {
  type Entries,
  type Eye,
  eyeOf,
  type OwnSection,
  type Section,
  type SharedSection,
} from './sections/section.ts';
import { ownSheets, sheets } from './sections/sheets.ts';
import { things } from './sections/things.ts';
import { Shown, Slices } from './shown.ts';

/** Everything that leaves, part by part. What no part names is shown to no one. */
export const FACTS: readonly Section[] = [
  campaign,
  you,
  clock,
  party,
  creatures,
  ownCreatures,
  sheets,
  ownSheets,
  lights,
  scenes,
  squares,
  board,
  things,
  mapNotes,
  rooms,
  land,
  content,
  encounter,
  due,
  adventure,
  drafts,
  retainers,
  ledger,
  downtime,
  pursuits,
];
const SHARED = FACTS.filter((section): section is SharedSection => section.shared);
const OWN = FACTS.filter((section): section is OwnSection => !section.shared);

/** What seats of one campaign are shown alike, kept once for all of them. */
export type SharedMemories = Readonly<Record<Eye, SharedMemory>>;

interface SharedMemory {
  readonly slices: Slices;
  readonly shown: Shown<Eye>;
}

function sharedMemory(eye: Eye): SharedMemory {
  const slices = new Slices(eye);
  return { slices, shown: new Shown(SHARED, eye, slices) };
}

/** Nothing shown yet, to either eye. */
export const sharedMemories = (): SharedMemories => ({
  referee: sharedMemory('referee'),
  table: sharedMemory('table'),
});

/** All that a seat is shown of a state: a flat table of records. */
export function project(state: GameState, seat: Seat): View {
  const projection = new Projection(seat);
  projection.show(state);
  return projection.view;
}

/**
 * What one seat is shown, kept from state to state: a part whose slices of the state have not changed is not looked
 * at, and a record that says the same stays the same object.
 */
export class Projection {
  readonly #shared: Shown<Eye>;
  readonly #own: Shown<Seat>;
  readonly #offers: Shown<Seat>;
  /** What of the shared records this seat was shown last. */
  #seen: readonly Entries[] = [];

  /** @param shared what seats of the same campaign are shown alike, which is then looked at once for all of them */
  constructor(seat: Seat, shared = sharedMemories()) {
    const { slices, shown } = shared[eyeOf(seat)];
    this.#shared = shown;
    this.#own = new Shown(OWN, seat, slices);
    this.#offers = new Shown([offered, prompt], seat, slices);
  }

  /** All that is shown now. */
  get view(): View {
    return new Map([...this.#seen, ...this.#own.entries, ...this.#offers.entries].flat());
  }

  /** Takes in a state; what that changes. */
  show(state: GameState): ViewPatch {
    return joined([this.showFacts(state), shownAnew(this.#offers, state)]);
  }

  /** As `show`, without what the seat may do now and what that answers, which is as much work as all the rest and may follow. */
  showFacts(state: GameState): ViewPatch {
    const seen = this.#seen;
    this.#seen = this.#shared.look(state);
    return joined([this.#shared.patchFrom(seen), shownAnew(this.#own, state)]);
  }
}

function shownAnew(shown: Shown<Seat>, state: GameState): ViewPatch {
  const before = shown.entries;
  shown.look(state);
  return shown.patchFrom(before);
}
