import { type Eye, identical } from '../core/index.ts';
import { same } from '../core/same.ts';
import { inForce } from '../play/index.ts';
import type { Known } from '../play/known.ts';
import { joined, NOTHING, patchBetween, type ViewPatch } from './diff.ts';
import type { ViewRecord } from './records/index.ts';
import type { Entries, Part } from './sections/section.ts';
import { asShown } from './without-rules.ts';

/** What sections read of states: one object for as long as all of the slices that a section names are the same. */
export class Slices {
  readonly eye: Eye;
  readonly #known = new Map<Part<never>, { readonly state: Known; readonly reads: readonly unknown[] }>();

  constructor(eye: Eye) {
    this.eye = eye;
  }

  /** Worked out once for all who look at a state with the same eye. */
  of(section: Part<never>, state: Known): readonly unknown[] {
    const before = this.#known.get(section);
    if (before?.state === state) return before.reads;
    const now = [...inForce(state), ...section.reads(state, this.eye)];
    const reads = before && identical(before.reads, now) ? before.reads : now;
    this.#known.set(section, { state, reads });
    return reads;
  }
}

/** What some sections show of the state that was looked at last: a section whose slices have not changed is not asked. */
export class Shown<Who> {
  readonly #sections: readonly Part<Who>[];
  readonly #who: Who;
  readonly #slices: Slices;
  #state: Known | null = null;
  #reads: readonly (readonly unknown[])[] = [];
  #before: readonly Entries[] = [];
  #entries: readonly Entries[] = [];
  #patch: ViewPatch = NOTHING;

  constructor(sections: readonly Part<Who>[], who: Who, slices: Slices) {
    this.#sections = sections;
    this.#who = who;
    this.#slices = slices;
  }

  /** The records, section by section: the same list as before where none has changed. */
  get entries(): readonly Entries[] {
    return this.#entries;
  }

  look(state: Known): readonly Entries[] {
    if (this.#state === state) return this.#entries;
    this.#state = state;
    const reads = this.#sections.map((section) => this.#slices.of(section, state));
    const entries = this.#sections.map((section, place) => {
      const before = this.#entries[place] ?? [];
      return reads[place] === this.#reads[place] ? before : settled(this.#ask(section, state), before);
    });
    this.#reads = reads;
    if (!identical(entries, this.#entries)) this.#become(entries);
    return this.#entries;
  }

  /** What makes records that were shown before into the last. Made once for all who were shown those before the last. */
  patchFrom(shown: readonly Entries[]): ViewPatch {
    if (shown === this.#entries) return NOTHING;
    return shown === this.#before ? this.#patch : between(shown, this.#entries);
  }

  #ask(section: Part<Who>, state: Known): Entries {
    return asShown(section.entries(state, this.#who), state, this.#slices.eye);
  }

  #become(entries: readonly Entries[]): void {
    this.#patch = between(this.#entries, entries);
    this.#before = this.#entries;
    this.#entries = entries;
  }
}

const between = (before: readonly Entries[], after: readonly Entries[]): ViewPatch =>
  joined(
    after.map((entries, place) => (entries === before[place] ? NOTHING : patchBetween(before[place] ?? [], entries))),
  );

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
