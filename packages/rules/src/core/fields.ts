import type { Square } from '@lanthorn/geometry';
import { ADDED } from './bounds.ts';
import type { Id } from './ids.ts';

declare const holds: unique symbol;

/** What the values of a field must be, as plain data: `checks.ts` makes their check of it, and `inputs.ts` what asks for them. */
export type FieldShape =
  | { readonly kind: 'id'; readonly of: string | null }
  | { readonly kind: 'flag' | 'of-server' }
  | { readonly kind: 'number'; readonly whole: boolean; readonly least: number; readonly most: number }
  | { readonly kind: 'text'; readonly most: number; readonly mayBeEmpty: boolean }
  | { readonly kind: 'matching'; readonly pattern: RegExp }
  | { readonly kind: 'known'; readonly isKnown: (value: string) => boolean; readonly flaw: string }
  | { readonly kind: 'one-of'; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: 'or-null'; readonly of: FieldShape }
  | { readonly kind: 'list'; readonly of: FieldShape; readonly least: number; readonly most: number }
  | { readonly kind: 'row' | 'either'; readonly of: readonly FieldShape[] }
  | { readonly kind: 'table'; readonly key: FieldShape; readonly of: FieldShape }
  | { readonly kind: 'record'; readonly of: Fields };

/** One field of a command: what its values must be, what it is called where a form asks for it, and for the compiler what they are. */
export interface Field<out Value> {
  readonly shape: FieldShape;
  readonly label?: string;
  readonly maybe?: true;
  readonly [holds]?: Value;
}

/** A field that may be left out. */
export interface Maybe<out Value> extends Field<Value> {
  readonly maybe: true;
}

export type Fields = { readonly [name: string]: Field<unknown> };
/** What a field holds. */
export type ValueOf<F> = F extends Field<infer Value> ? Value : never;
type Optional<F> = { [Name in keyof F]: F[Name] extends { readonly maybe: true } ? Name : never }[keyof F];

/** What an object of these fields holds. */
export type ValuesOf<F> = [Optional<F>] extends [never]
  ? { readonly [Name in keyof F]: ValueOf<F[Name]> }
  : { readonly [Name in Exclude<keyof F, Optional<F>>]: ValueOf<F[Name]> } & {
      readonly [Name in Optional<F>]?: ValueOf<F[Name]>;
    };

/** What a field is called where a form asks for it. */
export const label = <F extends Field<unknown>>(label: string, field: F): F & { readonly label: string } => ({
  ...field,
  label,
});

/** The id of a thing of one kind. */
export const id = <const Kind extends string>(kind: Kind): Field<Id<Kind>> => ({ shape: { kind: 'id', of: kind } });

/** The name of a thing of any kind. */
export const plainId: Field<string> = { shape: { kind: 'id', of: null } };

export const flag: Field<boolean> = { shape: { kind: 'flag' } };

/** A whole number within bounds, both allowed. */
export const whole = (least: number, most: number): Field<number> => ({
  shape: { kind: 'number', whole: true, least, most },
});

/** A whole number wider than the rules allow: those refuse with a sentence. */
export const figure: Field<number> = whole(-1_000_000, 1_000_000);

/** What a referee adds to a throw, or takes from it. */
export const added: Field<number> = whole(...ADDED);

/** A finite number within bounds, both allowed. */
export const number = (least: number, most: number): Field<number> => ({
  shape: { kind: 'number', whole: false, least, most },
});

/** Text of at most `most` UTF-16 units, and at least one that is not a space. */
export const text = (most: number): Field<string> => ({ shape: { kind: 'text', most, mayBeEmpty: false } });

/** Text of at most `most` UTF-16 units; may be empty. */
export const maybeText = (most: number): Field<string> => ({ shape: { kind: 'text', most, mayBeEmpty: true } });

/** Text of a pattern. */
export const matching = (pattern: RegExp): Field<string> => ({ shape: { kind: 'matching', pattern } });

/** An icon of the set, such as `goblin-head`, or `picture:` and the id of a picture of the campaign. */
export const ICON = /^(picture:)?[\w-]{1,64}$/;
export const icon: Field<string> = matching(ICON);

/** Text that is one of what something knows. */
export const known = <Value extends string>(isKnown: (value: string) => boolean, flaw: string): Field<Value> => ({
  shape: { kind: 'known', isKnown, flaw },
});

export const oneOf = <const Values extends readonly (string | number | boolean)[]>(
  ...values: Values
): Field<Values[number]> => ({ shape: { kind: 'one-of', values } });

export const orNull = <Value>({ shape: of }: Field<Value>): Field<Value | null> => ({
  shape: { kind: 'or-null', of },
});

/** May be left out, but is never `undefined`. */
export const maybe = <Value>(field: Field<Value>): Maybe<Value> => ({ ...field, maybe: true });

export const list = <Value>({ shape: of }: Field<Value>, most: number, least = 0): Field<readonly Value[]> => ({
  shape: { kind: 'list', of, least, most },
});

/** A list of fixed length, a field for each place. */
export const row = <const Values extends readonly [unknown, ...unknown[]]>(
  ...of: { readonly [Place in keyof Values]: Field<Values[Place]> }
): Field<Values> => ({ shape: { kind: 'row', of: shapesOf(of) } });

export const either = <const Values extends readonly [unknown, ...unknown[]]>(
  ...of: { readonly [Place in keyof Values]: Field<Values[Place]> }
): Field<Values[number]> => ({ shape: { kind: 'either', of: shapesOf(of) } });

const shapesOf = (of: readonly Field<unknown>[]) => of.map(({ shape }) => shape);

/** An object of any keys of one kind. */
export const table = <Key extends string, Value>(
  { shape: key }: Field<Key>,
  { shape: of }: Field<Value>,
): Field<string extends Key ? Readonly<Record<string, Value>> : { readonly [Name in Key]?: Value }> => ({
  shape: { kind: 'table', key, of },
});

/** An object of these fields and no others. */
export const record = <F extends Fields>(of: F): Field<ValuesOf<F>> => ({ shape: { kind: 'record', of } });

/** No scene is larger, in squares. */
const REACH = 1_000;

export const square: Field<Square> = record({ x: whole(-REACH, REACH), y: whole(-REACH, REACH) });

/** What the server itself says, and nobody from without. */
export const ofServer = <Value>(): Field<Value> => ({ shape: { kind: 'of-server' } });
