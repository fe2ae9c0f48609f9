import type { ImportLimits } from './limits.ts';
import { type ImportRefusal, refused } from './result.ts';

/** A file's content, as text or as it lies on the disk. */
export type Source = string | Uint8Array;

/** The text of a file: UTF-8, or UTF-16 where its first bytes say so; a byte order mark is taken off. */
export function textOf(source: Source): string {
  if (typeof source === 'string') return source.charCodeAt(0) === 0xfeff ? source.slice(1) : source;
  const little = source[0] === 0xff && source[1] === 0xfe;
  const big = source[0] === 0xfe && source[1] === 0xff;
  return new TextDecoder(little ? 'utf-16le' : big ? 'utf-16be' : 'utf-8').decode(source);
}

/** The value of a JSON file, in a box of its own since the value may be anything. */
export function jsonOf(
  source: Source,
  { fileBytes, values }: ImportLimits,
): { readonly value: unknown } | ImportRefusal {
  if (source.length > fileBytes) return tooLong(fileBytes);
  const text = textOf(source);
  if (opened(text) > values) return refused('too-large', `The file holds more than ${values} lists and objects.`);
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const number = /[[:,]\s*([-+]?(?:NaN|Infinity|inf)\b)/i.exec(text);
    if (number)
      return refused(
        'bad-number',
        `Line ${lineAt(text, number.index)} holds ${number[1]}, which is no number of JSON.`,
      );
    const reason = error instanceof Error ? error.message : 'it cannot be parsed';
    return refused('not-json', `The file is not JSON: ${reason.slice(0, 200)}.`);
  }
}

/** How many lists and objects a text of JSON opens, at most: a quick look, before the time is spent to parse them. */
function opened(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i += 1) {
    const letter = text.charCodeAt(i);
    if (letter === 0x5b || letter === 0x7b) count += 1;
  }
  return count;
}

export function tooLong(fileBytes: number): ImportRefusal {
  return refused('too-large', `The file is larger than ${Math.floor(fileBytes / 1e6)} MB.`);
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
