import { identical } from '../identical.ts';
import { inForce } from '../offer-memory.ts';
import type { Seat } from '../seat.ts';
import type { GameState } from '../state/state.ts';
import { NOTHING, patchBetween, same, type ViewPatch } from './diff.ts';
import type { ViewRecord } from './records.ts';
import {
  type Entries,
  type Eye,
  eyeOf,
  type OwnSection,
  type Section,
  type SharedSection,
} from './sections/section.ts';
import { asShown } from './without-rules.ts';

/** What sections last showed. */
export type Memories = Map<Section, Memory>;

/** What seats of one campaign are shown alike, kept once for all of them. */
export type SharedMemories = Readonly<Record<Eye, SharedMemory>>;

interface SharedMemory {
  readonly sections: Memories;
  readonly slices: Map<Section, Slices>;
}

/** The slices that a section reads of the state looked at last: one object for as long as all of them are the same. */
interface Slices {
  readonly state: GameState;
  readonly reads: readonly unknown[];
}

const sharedMemory = (): SharedMemory => ({ sections: new Map(), slices: new Map() });

export const sharedMemories = (): SharedMemories => ({ referee: sharedMemory(), table: sharedMemory() });

/** What a section last showed, and the slices of the state that it came from. */
export class Memory {
  #reads: readonly unknown[] | null = null;
  #before: Entries = [];
  #entries: Entries = [];
  #patch: ViewPatch = NOTHING;

  get entries(): Entries {
    return this.#entries;
  }

  /** @param reads the slices now, the same object as before where none has changed; @param make the section's records, when one has */
  look(reads: readonly unknown[], make: () => Entries): this {
    if (this.#reads === reads) return this;
    const entries = settled(make(), this.#entries);
    this.#reads = reads;
    if (entries === this.#entries) return this;
    this.#patch = patchBetween(this.#entries, entries);
    this.#before = this.#entries;
    this.#entries = entries;
    return this;
  }

  /** What makes these records into the last. Made once for all who were shown those before the last. */
  patchFrom(shown: Entries): ViewPatch {
    if (shown === this.#entries) return NOTHING;
    return shown === this.#before ? this.#patch : patchBetween(shown, this.#entries);
  }
}

const memoryOf = (memories: Memories, section: Section): Memory => {
  const memory = memories.get(section) ?? new Memory();
  memories.set(section, memory);
  return memory;
};

/** What a section shows one seat now. @param own what it was shown alone; @param shared by all of its campaign */
export const lookAlone = (
  own: Memories,
  shared: SharedMemories,
  section: OwnSection,
  state: GameState,
  seat: Seat,
): Memory =>
  memoryOf(own, section).look(slicesOf(shared[eyeOf(seat)], section, state, eyeOf(seat)), () =>
    asShown(section.entries(state, seat), state, eyeOf(seat)),
  );

/** What a section shows all who look with the same eye. */
export const lookTogether = (shared: SharedMemories, section: SharedSection, state: GameState, eye: Eye): Memory =>
  memoryOf(shared[eye].sections, section).look(slicesOf(shared[eye], section, state, eye), () =>
    asShown(section.entries(state, eye), state, eye),
  );

/** Worked out once for all who look at a state with the same eye. */
function slicesOf({ slices }: SharedMemory, section: Section, state: GameState, eye: Eye): readonly unknown[] {
  const before = slices.get(section);
  if (before?.state === state) return before.reads;
  const now = [...inForce(state), ...section.reads(state, eye)];
  const reads = before && identical(before.reads, now) ? before.reads : now;
  slices.set(section, { state, reads });
  return reads;
}

/** Records that say the same as before are the same objects as before, and so are their entries where nothing moved. */
function settled(entries: Entries, before: Entries): Entries {
  let records: ReadonlyMap<string, ViewRecord> | null = null;
  let changed = entries.length !== before.length;
  const settling = entries.map((entry, place) => {
    const there = before[place];
    if (there === entry || (there?.[0] === entry[0] && same(there[1], entry[1]))) return there;
    changed = true;
    if (there?.[0] === entry[0]) return entry;
    records ??= new Map(before);
    const old = records.get(entry[0]);
    return old !== undefined && old !== entry[1] && same(old, entry[1]) ? ([entry[0], old] as const) : entry;
  });
  return changed ? settling : before;
}
