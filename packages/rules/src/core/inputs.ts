import type { Square } from '@lanthorn/geometry';
import type { Input, Option } from './offer.ts';

/** The fields of offers, made shortly. Each `name` is the command's field, each `label` what a person reads. */
export const choice = (name: string, label: string, options: readonly Option[], preset?: string): Input => ({
  kind: 'choice',
  name,
  label,
  options,
  ...(preset === undefined ? {} : { preset }),
});

/** Any number of the options, within bounds. */
export const choices = (
  name: string,
  label: string,
  options: readonly Option[],
  rest: Omit<Input & { kind: 'choices' }, 'kind' | 'name' | 'label' | 'options'>,
): Input => ({ kind: 'choices', name, label, options, ...rest });

/** Whole numbers. */
export const number = (name: string, label: string, [min, max]: readonly [number, number], preset: number): Input => ({
  kind: 'number',
  name,
  label,
  min,
  max,
  preset,
});

export const flag = (name: string, label: string, preset = false): Input => ({ kind: 'flag', name, label, preset });

export const text = (name: string, label: string, maxLength: number, preset = ''): Input => ({
  kind: 'text',
  name,
  label,
  maxLength,
  preset,
});

/**
 * @param from what would be granted; null for any square inside the bounds
 * @param further whether others are walked up to
 */
export const square = (name: string, label: string, from: readonly Square[] | null = null, further = false): Input => ({
  kind: 'square',
  name,
  label,
  from,
  ...(further ? { further } : {}),
});

/** Options that read as they are written. */
export const plain = (values: readonly string[]): readonly Option[] => values.map((value) => ({ value, label: value }));

/** Options by what they are called. */
export const named = (things: readonly { readonly id: string; readonly name: string }[]): readonly Option[] =>
  things.map(({ id, name }) => ({ value: id, label: name }));

/** Options from a table of labels. */
export const labelled = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): readonly Option[] => values.map((value) => ({ value, label: labels[value] }));
