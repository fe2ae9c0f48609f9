import { z } from 'zod';
import { type ImportRefusal, type ImportRefusalCode, refused } from './result.ts';

/** A list that may be missing, of no more than `most`: counted before anything in it is looked at. */
export function listOf<T extends z.ZodType>(item: T, most: number) {
  return z
    .array(z.unknown())
    .max(most)
    .nullish()
    .transform((list) => list ?? [])
    .pipe(z.array(item));
}

/** A value as its schema has it, or a refusal that names the first place where it is otherwise. */
export function checked<T extends z.ZodType>(schema: T, value: unknown): { value: z.output<T> } | ImportRefusal {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data };
  const issue = result.error.issues[0];
  if (!issue) return refused('malformed', 'The file is not as it should be.');
  return refused(codeOf(issue), sentenceOf(issue, value));
}

function codeOf(issue: z.core.$ZodIssue): ImportRefusalCode {
  if (issue.code === 'too_big' && issue.origin === 'array') return 'too-large';
  if (issue.code === 'too_big' || issue.code === 'too_small') return 'bad-number';
  if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int')) return 'bad-number';
  return 'malformed';
}

function sentenceOf(issue: z.core.$ZodIssue, whole: unknown): string {
  const place = issue.path.map(String).join('.') || 'The file';
  if (issue.code === 'too_big' && issue.origin === 'array') return `${place} holds more than ${issue.maximum} entries.`;
  if (issue.code === 'too_big') return `${place} is more than ${issue.maximum}.`;
  if (issue.code === 'too_small') return `${place} is less than ${issue.minimum}, or not more than it.`;
  const found = describe(issue.path.reduce<unknown>(inside, whole));
  if (issue.code === 'invalid_type')
    return `${place} should be ${NAMES[issue.expected] ?? issue.expected}, but is ${found}.`;
  return `${place}: ${issue.message}.`;
}

const NAMES: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a text',
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
  nonoptional: 'there',
};

function inside(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? `the text “${value.slice(0, 40)}”` : String(value);
}
