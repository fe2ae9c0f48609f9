import type { Id } from '@lanthorn/rules';
import { z } from 'zod';

/** Letters, digits and `_-.:`, at most 64; no name that every object has, so that looking it up finds nothing else. */
const ID = /^[\w.:-]{1,64}$/;

/** The name of a thing of one kind. */
export const anId = <Kind extends string>() =>
  z.custom<Id<Kind>>((text) => typeof text === 'string' && ID.test(text) && !(text in {}), 'is not an id');

/** Any name of a thing. */
export const plainId = z
  .string()
  .regex(ID)
  .refine((text) => !(text in {}), 'is not an id');

/** Whether the log can keep a text: it takes no zero character, and no half of a surrogate pair. */
const isKeepable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Text with at most `most` UTF-16 units, and at least one that is not a space. */
export const text = (most: number) => maybeText(most).regex(/\S/);

/** Text with at most `most` UTF-16 units; may be empty. */
export const maybeText = (most: number) =>
  z.string().max(most).refine(isKeepable, 'holds characters that cannot be kept');

/** A whole number within bounds, both allowed. */
export const whole = (least: number, most: number) => z.int().min(least).max(most);

/** A finite number within bounds, both allowed. */
export const number = (least: number, most: number) => z.number().min(least).max(most);

/** No scene is larger, in squares. */
const REACH = 1_000;

export const square = z.strictObject({ x: whole(-REACH, REACH), y: whole(-REACH, REACH) });
export const point = z.strictObject({ x: number(-REACH, REACH), y: number(-REACH, REACH) });
