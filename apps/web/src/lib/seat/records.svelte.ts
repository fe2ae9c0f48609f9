import type { RecordKey, RecordOf, View, ViewPatch, ViewRecord } from '@lanthorn/rules';
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

type Type = ViewRecord['type'];

/** All that a seat is shown, by type: whoever reads the records of one type has nothing to do when another's change. */
export class Records {
  readonly #types = new Map<Type, OfType>();
  readonly #typeOf = new Map<RecordKey, Type>();
  /** Counts the types there are: whoever asked for one that had not come yet asks again. */
  #come = $state(0);

  /** Takes the place of all that was shown. */
  begin(view: View): void {
    for (const type of this.#types.values()) type.clear();
    this.#typeOf.clear();
    for (const [key, record] of view) this.#put(key, record);
  }

  take({ drop, put }: ViewPatch): void {
    for (const key of drop) this.#drop(key);
    for (const [key, record] of put) this.#put(key, record);
  }

  /** All records of a type, in the order they came. */
  all<Shown extends Type>(type: Shown): readonly RecordOf<Shown>[] {
    return (this.#of(type)?.all ?? []) as unknown as readonly RecordOf<Shown>[];
  }

  /** The record of a type about one thing; null while this seat is not shown it. */
  about<Shown extends Type>(type: Shown, id: string): RecordOf<Shown> | null {
    return (this.#of(type)?.get(`${type}:${id}`) ?? null) as RecordOf<Shown> | null;
  }

  #of(type: Type): OfType | undefined {
    const known = this.#types.get(type);
    if (!known) void this.#come;
    return known;
  }

  #put(key: RecordKey, record: ViewRecord): void {
    const { type } = record;
    if (this.#typeOf.get(key) !== type) this.#drop(key);
    this.#typeOf.set(key, type);
    (this.#types.get(type) ?? this.#comes(type)).set(key, record);
  }

  /** The first record of a type. */
  #comes(type: Type): OfType {
    const begun = new OfType();
    this.#types.set(type, begun);
    this.#come += 1;
    return begun;
  }

  #drop(key: RecordKey): void {
    const type = this.#typeOf.get(key);
    if (type) this.#types.get(type)?.delete(key);
    this.#typeOf.delete(key);
  }
}

/**
 * The records of one type. They may come first while a part of the page looks at another map, and outlive that part: so
 * nothing here is derived, which would end with it.
 */
class OfType {
  readonly #records = new SvelteMap<RecordKey, ViewRecord>();
  #changes = $state(0);
  /** Null where something has changed since they were listed. */
  #listed: readonly ViewRecord[] | null = null;

  /** In the order they came: the same list until something changes. */
  get all(): readonly ViewRecord[] {
    void this.#changes;
    this.#listed ??= untrack(() => [...this.#records.values()]);
    return this.#listed;
  }

  get(key: RecordKey): ViewRecord | undefined {
    return this.#records.get(key);
  }

  set(key: RecordKey, record: ViewRecord): void {
    this.#records.set(key, record);
    this.#change();
  }

  delete(key: RecordKey): void {
    if (this.#records.delete(key)) this.#change();
  }

  clear(): void {
    this.#records.clear();
    this.#change();
  }

  #change(): void {
    this.#listed = null;
    this.#changes = untrack(() => this.#changes) + 1;
  }
}
