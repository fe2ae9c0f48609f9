import { SvelteMap } from 'svelte/reactivity';

/** What is fetched when it is first asked for, by a name: there is none until it has come, and none of what never comes. */
export class Fetched<Value> {
  readonly #come = new SvelteMap<string, Value | null>();

  /** What has come by this name. */
  get(name: string): Value | null {
    return this.#come.get(name) ?? null;
  }

  /** The same; where nobody has asked before, it is fetched. Where it fails, it has not come. */
  ask(name: string, fetch: () => Promise<Value>): Value | null {
    if (!this.#come.has(name)) queueMicrotask(() => void this.#fetch(name, fetch));
    return this.get(name);
  }

  async #fetch(name: string, fetch: () => Promise<Value>): Promise<void> {
    if (this.#come.has(name)) return;
    this.#come.set(name, null);
    const value = await fetch().catch(() => null);
    if (value !== null) this.#come.set(name, value);
  }
}
