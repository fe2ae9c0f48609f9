/** One example of a catalogue: the fields of `inputs` and `expect` are those of the id's "Inputs → outputs" line. */
export interface Vector {
  readonly id: string;
  readonly inputs: VectorInputs;
  readonly expect: Readonly<Record<string, unknown>>;
}

/** Unchecked values from a vector file: an adapter takes the fields it knows through `read`. */
export type VectorInputs = Readonly<Record<string, unknown>>;

/** Runs one rule on a vector's inputs. It holds no rule of its own: it calls the functions that play calls. */
export type Adapter = (inputs: VectorInputs) => Readonly<Record<string, unknown>>;
export type Adapters = Readonly<Record<string, Adapter>>;

/** Whether an entry of a vector file has the form of one. */
export const isVector = (entry: unknown): entry is Vector =>
  isRecord(entry) && typeof entry.id === 'string' && isRecord(entry.inputs) && isRecord(entry.expect);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a vector, taken with the type the catalogue gives them; an error names a field of another type. */
export const read = {
  number: (inputs: VectorInputs, name: string, preset?: number): number =>
    field(name === 'die' ? withOneDie(inputs) : inputs, name, preset, (v) => typeof v === 'number'),
  text: <T extends string = string>(inputs: VectorInputs, name: string, preset?: T): T =>
    field(inputs, name, preset, (v) => typeof v === 'string'),
  /** A name of the books' lists, in lower case. */
  name: <T extends string = string>(inputs: VectorInputs, name: string, preset?: string): T =>
    read.text(inputs, name, preset).toLowerCase() as T,
  /** Text, or a number that stands for it: `2` for `"2"`. */
  notation: <T extends string = string>(inputs: VectorInputs, name: string): T =>
    `${field<string | number>(inputs, name, undefined, (v) => typeof v === 'string' || typeof v === 'number')}` as T,
  flag: (inputs: VectorInputs, name: string, preset?: boolean): boolean =>
    field(inputs, name, preset, (v) => typeof v === 'boolean'),
  list: <T>(inputs: VectorInputs, name: string, preset?: readonly T[]): readonly T[] =>
    field(inputs, name, preset, Array.isArray),
  record: <T>(inputs: VectorInputs, name: string, preset?: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    field(inputs, name, preset, isRecord),
  /** A setting of the referee's, which stands beside the other fields, or among `settings` or `options`. */
  setting: <T extends string | number | boolean>(inputs: VectorInputs, name: string, preset: T): T => {
    const among = [inputs, inputs.settings, inputs.options].filter(isRecord);
    const found = among.find((each) => each[name] !== undefined) ?? {};
    return field<T>(found, name, preset, (v) => typeof v === typeof preset);
  },
  /** The faces a vector throws: `die` for one, `dice` for several. */
  faces: (inputs: VectorInputs): readonly number[] => {
    if (Array.isArray(inputs.dice)) return inputs.dice.flat();
    return typeof inputs.die === 'number' ? [inputs.die] : [];
  },
};

/** A rule that throws once may be given its face as the first of `dice`. */
const withOneDie = (inputs: VectorInputs): VectorInputs =>
  typeof inputs.die !== 'number' && Array.isArray(inputs.dice) ? { ...inputs, die: inputs.dice.flat()[0] } : inputs;

function field<T>(inputs: VectorInputs, name: string, preset: T | undefined, fits: (value: unknown) => boolean): T {
  const value = inputs[name];
  if (fits(value)) return value as T;
  if ((value === undefined || value === null) && preset !== undefined) return preset;
  throw new Error(`field "${name}" is ${JSON.stringify(value)}`);
}

/** A miss: what came out where something else was expected. */
export interface Miss {
  readonly vector: Vector;
  readonly field: string;
  readonly got: unknown;
}

/** Compares every field a vector expects with what the rule says, null being the same as nothing; an id without an adapter is a miss of its own. */
export function run(vector: Vector, adapters: Adapters): readonly Miss[] {
  const adapter = Object.hasOwn(adapters, vector.id) ? adapters[vector.id] : undefined;
  if (!adapter) return [{ vector, field: '(adapter)', got: 'none for this id' }];
  try {
    const got = adapter(vector.inputs);
    return Object.keys(vector.expect)
      .filter((name) => !equal(got[name] ?? null, vector.expect[name] ?? null))
      .map((name) => ({ vector, field: name, got: got[name] ?? null }));
  } catch (error) {
    return [{ vector, field: '(error)', got: error instanceof Error ? error.message : String(error) }];
  }
}

/** Equal in every field; numbers may differ by float noise. */
function equal(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a === b || Math.abs(a - b) < 1e-9;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => equal(Reflect.get(a, key), Reflect.get(b, key)));
}
