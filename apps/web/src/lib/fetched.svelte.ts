import { SvelteMap } from 'svelte/reactivity';

/** Milliseconds after which what did not come may be asked for again. */
const AGAIN = 10_000;

/** What is fetched when it is first asked for, by a name: there is none until it has come. */
export class Fetched<Value> {
  readonly #come = new SvelteMap<string, Value | null>();

  /** What has come by this name. */
  get(name: string): Value | null {
    return this.#come.get(name) ?? null;
  }

  /** The same; where nobody has asked before, it is fetched. Where it fails, the next who asks after a while has it fetched anew. */
  ask(name: string, fetch: () => Promise<Value>): Value | null {
    if (!this.#come.has(name)) queueMicrotask(() => void this.#fetch(name, fetch));
    return this.get(name);
  }

  async #fetch(name: string, fetch: () => Promise<Value>): Promise<void> {
    if (this.#come.has(name)) return;
    this.#come.set(name, null);
    try {
      this.#come.set(name, await fetch());
    } catch {
      setTimeout(() => this.#come.delete(name), AGAIN);
    }
  }
}
