import type { Square, SquareRows } from '@lanthorn/geometry';
import type { Field, Fields, ValueOf } from './fields.ts';
import type { Id } from './ids.ts';

/** One field of a command that the person fills in, by its name. A field with a single value needs no asking. */
export type Input<Name extends string = string> =
  | ChoiceInput<Name>
  | ChoicesInput<Name>
  | NumberInput<Name>
  | FlagInput<Name>
  | TextInput<Name>
  | SquareInput<Name>;

interface Asked<Kind extends string, Name extends string> {
  readonly kind: Kind;
  /** The command's field. */
  readonly name: Name;
  /** What a person reads. */
  readonly label: string;
}

export interface ChoiceInput<Name extends string = string, Value extends string = string>
  extends Asked<'choice', Name> {
  readonly options: readonly Option<Value>[];
  readonly preset?: string;
  /** Amounts: any other may be typed too, a number or dice. Absent for what is listed alone. */
  readonly amount?: true;
}

/** Any number of the options. */
export interface ChoicesInput<Name extends string = string, Value extends string = string>
  extends Asked<'choices', Name> {
  readonly options: readonly Option<Value>[];
  readonly least: number;
  /** Not more than so many; absent for any number. */
  readonly most?: number;
  readonly preset?: readonly string[];
}

/** A whole number within bounds, both allowed. */
export interface NumberInput<Name extends string = string> extends Asked<'number', Name> {
  readonly min: number;
  readonly max: number;
  readonly preset: number;
  /** What it is called instead while another field is so: by that field's name, and its value. */
  readonly labels?: Labels;
}

interface Labels {
  readonly by: string;
  readonly of: Readonly<Partial<Record<string, string>>>;
}

export interface FlagInput<Name extends string = string> extends Asked<'flag', Name> {
  readonly preset: boolean;
}

export interface TextInput<Name extends string = string> extends Asked<'text', Name> {
  readonly maxLength: number;
  readonly preset: string;
  /** What is often meant, to be found while one types; absent where nothing is listed. */
  readonly suggests?: readonly Suggestion[];
}

/** A square of the scene on the board; `from` lists those that would be granted, null for any inside the bounds. */
export interface SquareInput<Name extends string = string> extends Asked<'square', Name> {
  readonly from: readonly Square[] | null;
  /** Others that are known may be named too: one walks up to them as far as one gets. Absent for no. */
  readonly further?: true;
  /** Where any would be granted, the floor that it must lie on; absent where there is no rock around it. */
  readonly floor?: SquareRows;
  /** The square that is filled in; absent for the first of those that are listed. */
  readonly preset?: Square;
}

/** A text that may be meant, and what stands in other fields then, by their names. */
export interface Suggestion {
  readonly value: string;
  /** What it is, shown beside it and while it is chosen; absent where the text says so. */
  readonly says?: string;
  readonly fills: Readonly<Record<string, string>>;
}

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** What it is called inside a sentence, where not as on its label: `the goblin` of `Goblin`. */
  readonly said?: string;
  /** What comes of choosing it, in a sentence: shown while it is chosen. */
  readonly note?: string;
  /** What stands in other fields then, by their names, as long as nobody has written anything else there. */
  readonly fills?: Readonly<Record<string, string>>;
}

/** Something that may be chosen: an option, a thing by its name, or a word that reads as it is written. */
type Choosable<Value extends string> = Option<Value> | { readonly id: Value; readonly name: string } | Value;

/** What is said of a field that a form asks for: what stands in it at first, and another label than the field's own. */
interface Said<Preset> {
  readonly preset: Preset;
  readonly label?: string;
}

/** Bounds, where they are narrower than the field's. */
interface Within {
  readonly least?: number;
  readonly most?: number;
}

/** What may be chosen, and what is chosen at first. */
interface Among<Value extends string, Preset> {
  readonly of: readonly Choosable<Value>[];
  readonly preset?: Preset | undefined;
  readonly label?: string;
  /** Whether any other amount may be typed too; see `ChoiceInput`. */
  readonly amount?: true;
}

/** Which squares would be granted, null for any; see `SquareInput`. */
interface Onto {
  readonly label?: string;
  readonly of?: readonly Square[] | null;
  readonly further?: boolean;
  readonly floor?: SquareRows | null;
  readonly preset?: Square | undefined;
}

/** What an offer says of a field that it asks for: what stands in it at first, or a list of what may be chosen; an object where more is to be said. */
type Saying<Value> =
  | (boolean extends Value ? boolean | Said<boolean> : never)
  | (number extends Value ? number | (Said<number> & Within & { readonly labels?: Labels | undefined }) : never)
  | (Square extends Value ? readonly Square[] | null | Onto : never)
  | ([Extract<Value, string>] extends [never] ? never : Choosing<Extract<Value, string>, string>)
  | (Extract<Value, string> extends Id<string>
      ? never
      : string | (Said<string> & Pick<Within, 'most'> & Pick<Details, 'suggests'>))
  | ([Extract<Value, readonly string[]>] extends [never]
      ? never
      : Choosing<Extract<Value, readonly string[]>[number], readonly string[]> & Within);

type Choosing<Value extends string, Preset> = readonly Choosable<Value>[] | Among<Value, Preset>;

/** What an offer says of the fields that it asks for: those that have a label, for a page has no others. */
export type Given<F> = {
  readonly [Name in keyof F]?: F[Name] extends { readonly label: string } ? Saying<ValueOf<F[Name]>> : never;
};

/** What asks for fields of a command, in the order in which they are given. */
export const inputsOf = (form: Fields, given: object): readonly Input[] =>
  Object.entries(given).map(([name, said]) => inputOf(name, asked(form, name), detailed(said)));

function asked(form: Fields, name: string): Field<unknown> {
  const field = form[name];
  if (field?.label === undefined) throw new Error(`${name} has no label: no form can ask for it.`);
  return field;
}

/** All that may be said of any field. */
interface Details extends Within {
  readonly label?: string;
  readonly preset?: boolean | number | string | readonly string[] | Square;
  readonly of?: readonly (Choosable<string> | Square)[] | null;
  readonly further?: boolean;
  readonly floor?: SquareRows | null;
  readonly labels?: Labels;
  readonly amount?: true;
  readonly suggests?: readonly Suggestion[];
}

function detailed(said: unknown): Details {
  if (said === null || Array.isArray(said)) return { of: said };
  return typeof said === 'object' ? said : { preset: said as string };
}

function inputOf(name: string, field: Field<unknown>, said: Details): Input {
  const shape = field.shape.kind === 'or-null' ? field.shape.of : field.shape;
  const asked = { name, label: said.label ?? field.label ?? '' };
  const preset = said.preset === undefined ? {} : { preset: said.preset as never };
  if (shape.kind === 'list') {
    const { least = shape.least, most } = said;
    return {
      ...asked,
      kind: 'choices',
      options: optionsOf(said.of),
      least,
      ...(most !== undefined && { most }),
      ...preset,
    };
  }
  if (shape.kind === 'record') {
    const { of = null, further, floor } = said;
    return {
      ...asked,
      kind: 'square',
      from: of as Square[] | null,
      ...(further && { further }),
      ...(floor && { floor }),
      ...preset,
    };
  }
  if (said.of)
    return {
      ...asked,
      kind: 'choice',
      options: optionsOf(said.of),
      ...preset,
      ...(said.amount && { amount: said.amount }),
    };
  if (shape.kind === 'one-of')
    return { ...asked, kind: 'choice', options: optionsOf(shape.values as string[]), ...preset };
  if (typeof said.preset === 'boolean') return { ...asked, kind: 'flag', preset: said.preset };
  const { least: min = 0, most } = { ...shape, ...said } as Within;
  if (most === undefined) throw new Error(`${name} has no bounds: no form can ask for it.`);
  if (typeof said.preset === 'string')
    return {
      ...asked,
      kind: 'text',
      maxLength: most,
      preset: said.preset,
      ...(said.suggests && { suggests: said.suggests }),
    };
  return {
    ...asked,
    kind: 'number',
    min,
    max: most,
    preset: said.preset as number,
    ...(said.labels && { labels: said.labels }),
  };
}

const optionsOf = (choosable: Details['of'] = []): readonly Option[] =>
  (choosable as readonly Choosable<string>[]).map((each) =>
    typeof each === 'string'
      ? { value: each, label: each }
      : 'value' in each
        ? each
        : { value: each.id, label: each.name },
  );

/** Options that read as they are written. */
export const plain = <const Value extends string>(values: readonly Value[]): readonly Option<Value>[] =>
  values.map((value) => ({ value, label: value }));

/** Options by what they are called. */
export const named = <Id extends string>(
  things: readonly { readonly id: Id; readonly name: string }[],
): readonly Option<Id>[] => things.map(({ id, name }) => ({ value: id, label: name }));

/** Options from a table of labels. */
export const labelled = <const Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): readonly Option<Value>[] => values.map((value) => ({ value, label: labels[value] }));
