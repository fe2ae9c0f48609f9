import type { Square } from '@lanthorn/geometry';
import { z } from 'zod';
import { ADDED } from './bounds.ts';
import type { Id } from './ids.ts';

declare const holds: unique symbol;

/** One field of a command: the check of its values, and for the compiler what they are. */
export interface Field<out Value> {
  readonly check: z.ZodType;
  readonly [holds]?: Value;
}

/** A field that may be left out. */
export interface Maybe<out Value> extends Field<Value> {
  readonly maybe: true;
}

export type Fields = { readonly [name: string]: Field<unknown> };
type ValueOf<F> = F extends Field<infer Value> ? Value : never;
type Optional<F> = { [Name in keyof F]: F[Name] extends { readonly maybe: true } ? Name : never }[keyof F];

/** What an object of these fields holds. */
export type Holding<F> = [Optional<F>] extends [never]
  ? { readonly [Name in keyof F]: ValueOf<F[Name]> }
  : { readonly [Name in Exclude<keyof F, Optional<F>>]: ValueOf<F[Name]> } & {
      readonly [Name in Optional<F>]?: ValueOf<F[Name]>;
    };

/** Letters, digits and `_-.:`, at most 64; no name that every object has, so that looking it up finds nothing else. */
const ID = /^[\w.:-]{1,64}$/;
const isId = (value: unknown): boolean => typeof value === 'string' && ID.test(value) && !(value in {});
/** Whether the log can keep a text: it takes no zero character, and no half of a surrogate pair. */
const isKept = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** The id of a thing of one kind. */
export const id = <const Kind extends string>(kind: Kind): Field<Id<Kind>> => ({
  check: z.custom(isId, `is not the id of a ${kind}`),
});

/** The name of a thing of any kind. */
export const plainId: Field<string> = { check: z.custom(isId, 'is not an id') };

export const flag: Field<boolean> = { check: z.boolean() };

/** A whole number within bounds, both allowed. */
export const whole = (least: number, most: number): Field<number> => ({
  check: z.int().min(least).max(most),
});

/** What a referee adds to a throw, or takes from it. */
export const added: Field<number> = whole(...ADDED);

/** A finite number within bounds, both allowed. */
export const number = (least: number, most: number): Field<number> => ({
  check: z.number().min(least).max(most),
});

/** Text of at most `most` UTF-16 units, and at least one that is not a space. */
export const text = (most: number): Field<string> => ({
  check: keptText(most).regex(/\S/, 'is empty'),
});

/** Text of at most `most` UTF-16 units; may be empty. */
export const maybeText = (most: number): Field<string> => ({ check: keptText(most) });

const keptText = (most: number) => z.string().max(most).refine(isKept, 'holds characters that cannot be kept');

/** Text of a pattern. */
export const matching = (pattern: RegExp): Field<string> => ({
  check: z.string().regex(pattern),
});

/** Text that is one of what something knows. */
export const known = <Value extends string>(isKnown: (value: string) => boolean, flaw: string): Field<Value> => ({
  check: z.string().refine(isKnown, flaw),
});

export const oneOf = <const Values extends readonly (string | number | boolean)[]>(
  ...values: Values
): Field<Values[number]> => ({ check: z.literal(values) });

export const orNull = <Value>({ check }: Field<Value>): Field<Value | null> => ({
  check: check.nullable(),
});

/** May be left out, but is never `undefined`. */
export const maybe = <Value>({ check }: Field<Value>): Maybe<Value> => ({
  check: check.exactOptional(),
  maybe: true,
});

export const list = <Value>({ check }: Field<Value>, most: number, least = 0): Field<readonly Value[]> => ({
  check: z.array(check).min(least).max(most),
});

/** A list of fixed length, a field for each place. */
export const row = <const Values extends readonly [unknown, ...unknown[]]>(
  ...of: { readonly [Place in keyof Values]: Field<Values[Place]> }
): Field<Values> => ({ check: z.tuple(checksOf(of)) });

export const either = <Values extends readonly [unknown, ...unknown[]]>(
  ...of: { readonly [Place in keyof Values]: Field<Values[Place]> }
): Field<Values[number]> => ({ check: z.union(checksOf(of)) });

const checksOf = (of: readonly Field<unknown>[]) => of.map(({ check }) => check) as [z.ZodType, ...z.ZodType[]];

/** Whether no key is a name that every object has: one of them is no key to the checks, and what it holds would go unread. */
const hasPlainKeys = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).every((key) => !(key in {}));

/** An object of any keys of one kind. */
export const table = <Key extends string, Value>(
  key: Field<Key>,
  of: Field<Value>,
): Field<string extends Key ? Readonly<Record<string, Value>> : { readonly [Name in Key]?: Value }> => ({
  check: z
    .custom(hasPlainKeys, 'holds a name that every object has')
    .pipe(z.record(key.check as z.ZodType<string, string>, of.check)),
});

/** An object of these fields and no others. */
export const record = <F extends Fields>(fields: F): Field<Holding<F>> => ({
  check: objectOf(fields),
});

/** The check of an object that has these fields and no others. */
export const objectOf = (fields: Fields): z.ZodObject =>
  z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, { check }]) => [name, check])));

/** No scene is larger, in squares. */
const REACH = 1_000;

export const square: Field<Square> = record({ x: whole(-REACH, REACH), y: whole(-REACH, REACH) });

/** What the server itself says, and nobody from without. */
export const ofServer = <Value>(): Field<Value> => ({ check: z.never() });
