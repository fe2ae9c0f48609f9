/** What the tests are run for. */
export interface Proving {
  /** The changes that count: each test makes in turn those that it comes by. */
  readonly sampled: readonly string[];
  /** Changes made before any module is read, with the files of the tests that then run. */
  readonly begun: readonly { readonly id: string; readonly files: readonly string[] }[];
  /** The folder that keeps what was noticed. */
  readonly into: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    proving: Proving;
  }
}

/** What changed code asks for at each of its places. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage: {
    static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
}

declare global {
  var __stryker__: Switches;
  var LanthornMemory: new <Key extends WeakKey, Value>() => WeakMap<Key, Value>;
  var lanthornForget: () => void;
}

globalThis.__stryker__ ??= { mutantCoverage: { static: {}, perTest: {} } };
globalThis.LanthornMemory ??= memory();

/** What was worked out while one change was made is forgotten before the next. */
function memory(): typeof globalThis.LanthornMemory {
  let age = 0;
  globalThis.lanthornForget = () => {
    age += 1;
  };
  return class<Key extends WeakKey, Value> extends WeakMap<Key, Value> {
    #kept = new WeakMap<Key, Value>();
    #age = age;

    get #now(): WeakMap<Key, Value> {
      if (this.#age !== age) this.#kept = new WeakMap();
      this.#age = age;
      return this.#kept;
    }
    override get = (key: Key): Value | undefined => this.#now.get(key);
    override has = (key: Key): boolean => this.#now.has(key);
    override delete = (key: Key): boolean => this.#now.delete(key);
    override set = (key: Key, value: Value): this => {
      this.#now.set(key, value);
      return this;
    };
  };
}
