import { z } from 'zod';
import type { FieldShape, Fields } from './fields.ts';
import type { Forms } from './forms.ts';

/** The check of each command of a folder, by its type. */
export const checksIn = (of: Forms): readonly (readonly [type: string, check: z.ZodType])[] =>
  Object.entries(of).map(([type, fields]) => [type, objectOf(fields).extend({ type: z.literal(type) })]);

/** The check of an object that has these fields and no others. */
const objectOf = (fields: Fields): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, { shape, maybe }]) => {
        const check = checkOf(shape);
        return [name, maybe ? check.exactOptional() : check];
      }),
    ),
  );

/** The check of values of a shape. */
export function checkOf(shape: FieldShape): z.ZodType {
  switch (shape.kind) {
    case 'id':
      return z.custom(isId, shape.of === null ? 'is not an id' : `is not the id of a ${shape.of}`);
    case 'flag':
      return z.boolean();
    case 'number':
      return (shape.whole ? z.int() : z.number()).min(shape.least).max(shape.most);
    case 'text':
      return shape.mayBeEmpty ? keptText(shape.most) : keptText(shape.most).regex(/\S/, 'is empty');
    case 'matching':
      return z.string().regex(shape.pattern);
    case 'known':
      return z.string().refine(shape.isKnown, shape.flaw);
    case 'one-of':
      return z.literal(shape.values);
    case 'or-null':
      return checkOf(shape.of).nullable();
    case 'list':
      return z.array(checkOf(shape.of)).min(shape.least).max(shape.most);
    case 'row':
      return z.tuple(checksOf(shape.of));
    case 'either':
      return z.union(checksOf(shape.of));
    case 'table':
      return z
        .custom(hasPlainKeys, 'holds a name that every object has')
        .pipe(z.record(checkOf(shape.key) as z.ZodType<string, string>, checkOf(shape.of)));
    case 'record':
      return objectOf(shape.of);
    case 'of-server':
      return z.never();
  }
}

const checksOf = (of: readonly FieldShape[]) => of.map(checkOf) as [z.ZodType, ...z.ZodType[]];

/** Letters, digits and `_-.:`, at most 64; no name that every object has, so that looking it up finds nothing else. */
const ID = /^[\w.:-]{1,64}$/;
const isId = (value: unknown): boolean => typeof value === 'string' && ID.test(value) && !(value in {});

/** Whether the log can keep a text: it takes no zero character, and no half of a surrogate pair. */
const isKept = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

const keptText = (most: number) => z.string().max(most).refine(isKept, 'holds characters that cannot be kept');

/** Whether no key is a name that every object has: one of them is no key to the checks, and what it holds would go unread. */
const hasPlainKeys = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).every((key) => !(key in {}));
