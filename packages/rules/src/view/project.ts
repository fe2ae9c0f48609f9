import type { Seat } from '../seat.ts';
import type { GameState } from '../state/state.ts';
import { joined, NOTHING, type ViewPatch } from './diff.ts';
import { lookAlone, lookTogether, type Memories, type Memory, type SharedMemories, sharedMemories } from './memory.ts';
import type { View } from './records.ts';
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
import { retainers } from './sections/retainers.ts';
import { scenes } from './sections/scenes.ts';
import { type Entries, eyeOf, type Section } from './sections/section.ts';
import { ownSheets, sheets } from './sections/sheets.ts';
import { things } from './sections/things.ts';

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
const ALL: readonly Section[] = [...FACTS, offered];

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
  readonly #seat: Seat;
  readonly #shared: SharedMemories;
  readonly #own: Memories = new Map();
  readonly #shown = new Map<Section, Entries>();
  /** The state whose facts were shown last. */
  #state: GameState | null = null;

  /** @param shared what seats of the same campaign are shown alike, which is then looked at once for all of them */
  constructor(seat: Seat, shared = sharedMemories()) {
    this.#seat = seat;
    this.#shared = shared;
  }

  /** All that is shown now. */
  get view(): View {
    return new Map(ALL.flatMap((section) => this.#shown.get(section) ?? []));
  }

  /** Takes in a state; what that changes. */
  show(state: GameState): ViewPatch {
    return joined([this.showFacts(state), this.#part(state, offered)]);
  }

  /** As `show`, without what the seat may do now, which is as much work as all the rest and may follow. */
  showFacts(state: GameState): ViewPatch {
    if (this.#state === state) return NOTHING;
    this.#state = state;
    return joined(FACTS.map((section) => this.#part(state, section)));
  }

  #part(state: GameState, section: Section): ViewPatch {
    const shown = this.#shown.get(section) ?? [];
    const memory = this.#memory(state, section);
    if (shown !== memory.entries) this.#shown.set(section, memory.entries);
    return memory.patchFrom(shown);
  }

  #memory(state: GameState, section: Section): Memory {
    return section.shared
      ? lookTogether(this.#shared, section, state, eyeOf(this.#seat))
      : lookAlone(this.#own, this.#shared, section, state, this.#seat);
  }
}
