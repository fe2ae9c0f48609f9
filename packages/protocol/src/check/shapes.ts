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

/** A whole number within bounds, both allowed. */
export const whole = (least: number, most: number) => z.int().min(least).max(most);

/** No scene is larger, in squares. */
const REACH = 1_000;

const coordinate = z.number().min(-REACH).max(REACH);
export const point = z.strictObject({ x: coordinate, y: coordinate });
