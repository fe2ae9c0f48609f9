import type { Source } from './source.ts';
import { textOf } from './source.ts';

export const FORMATS = [
  'universal-vtt',
  'one-page-dungeon',
  'foundry-monster',
  'foundry-table',
  'text-mapper',
  'picture',
  'drawing',
  'archive',
  'json',
  'other',
] as const;
/** What a file is by its content, whatever its name; `json` and `other` are of no format known here. */
export type Format = (typeof FORMATS)[number];

/** First bytes, as letters, of what is no text. */
const MAGIC: readonly (readonly [string, Format])[] = [
  ['\x89PNG', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['RIFF', 'picture'],
  ['GIF8', 'picture'],
  ['PK\x03\x04', 'archive'],
  ['\x1f\x8b', 'archive'],
];

/** How much of a file is looked at before it is taken for text of some kind, in letters. */
const START = 4_000;

/** The format of a file that is not JSON, from how it begins; `json` when it may be some. */
export function formatOfText(source: Source): Format {
  const start = textOf(source.slice(0, START)).trimStart();
  const raw = typeof source === 'string' ? source.slice(0, 4) : String.fromCharCode(...source.subarray(0, 4));
  const magic = MAGIC.find(([letters]) => raw.startsWith(letters));
  if (magic) return magic[1];
  if (start.startsWith('{') || start.startsWith('[')) return 'json';
  if (/^<(?:svg|\?xml|!doctype)/i.test(start)) return 'drawing';
  return /^-?\d\d-?\d\d(?:\d\d)?(?:\s+\S|-)/m.test(start) ? 'text-mapper' : 'other';
}

/** The format of a JSON value, from the keys it has. */
export function formatOfJson(value: unknown): Format {
  if (typeof value !== 'object' || value === null) return 'json';
  const has = (...keys: string[]): boolean => keys.every((key) => Object.hasOwn(value, key));
  if (has('resolution') || has('line_of_sight')) return 'universal-vtt';
  if (has('rects')) return 'one-page-dungeon';
  if (has('system', 'type', 'name')) return 'foundry-monster';
  if (has('formula', 'results')) return 'foundry-table';
  return 'json';
}
