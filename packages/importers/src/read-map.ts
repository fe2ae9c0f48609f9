import { type ImportLimits, LIMITS } from './limits.ts';
import { onePageDungeonMap } from './one-page-dungeon/read.ts';
import { type Format, formatOfJson, formatOfText } from './recognise.ts';
import { type ImportedMap, type ImportRefusal, refused } from './result.ts';
import { jsonOf } from './source.ts';
import { universalVttMap } from './universal-vtt/read.ts';

/** A map from an uploaded file. Its content says what it is; the file's name only names a map that has no title. */
export function readMap(
  bytes: Uint8Array,
  filename: string,
  limits: ImportLimits = LIMITS,
): ImportedMap | ImportRefusal {
  const kind = formatOfText(bytes);
  if (kind !== 'json') return noMap(kind);
  const json = jsonOf(bytes, limits);
  if (!('value' in json)) return json;
  const format = formatOfJson(json.value);
  switch (format) {
    case 'universal-vtt':
      return universalVttMap(json.value, titleOf(filename), limits);
    case 'one-page-dungeon':
      return onePageDungeonMap(json.value, titleOf(filename), limits);
    default:
      return noMap(format);
  }
}

/** Why a file of this format is not read as a map. */
export function noMap(format: Format): ImportRefusal {
  switch (format) {
    case 'foundry-monster':
      return refused('not-a-map', 'The file is a monster of Foundry, not a map.');
    case 'foundry-table':
      return refused('not-a-map', 'The file is a table of Foundry, not a map.');
    case 'text-mapper':
      return refused('not-a-map', 'The file is a hex map of Text Mapper, not a map of squares.');
    case 'picture':
      return refused('unknown-format', 'The file is a picture alone: it tells of no squares, walls or doors.');
    case 'drawing':
      return refused('unknown-format', 'The file is a drawing (SVG or XML): it tells of no squares, walls or doors.');
    case 'archive':
      return refused('unknown-format', 'The file is packed: unpack it and send the map itself.');
    case 'universal-vtt':
    case 'one-page-dungeon':
    case 'json':
      return refused('unknown-format', 'The file is JSON, but of no map that is known here.');
    case 'other':
      return refused('unknown-format', 'The file is of no format that is known here.');
    default:
      return format satisfies never;
  }
}

/** Letters of a name that is made of a file's. */
const LONGEST_NAME = 80;

/**
 * A name for what a file holds, from the file's own: `old_keep.png` is Old keep. The log can keep all its letters.
 * @param otherwise what it is called where the file has no name
 */
export function titleOf(filename: string, otherwise = 'Map'): string {
  const base = filename.split(/[\\/]/).at(-1) ?? '';
  const words = base
    .toWellFormed()
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\0_\s]+/g, ' ')
    .trim()
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  // A letter of two halves is not cut in two.
  return words.slice(0, LONGEST_NAME).replace(/[\uD800-\uDBFF]$/, '') || otherwise;
}
