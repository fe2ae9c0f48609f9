import { type ImportLimits, LIMITS } from '../limits.ts';
import { reports } from '../reports.ts';
import { type Imported, type ImportRefusal, refused } from '../result.ts';
import { type Source, textOf, tooLong } from '../source.ts';
import { hexOf, lineOf, type TextMapperHex, type TextMapperLine } from './lines.ts';

/** A hex map as Text Mapper writes it: columns from 1 to the right, rows from 1 down. */
export interface HexMap {
  readonly hexes: readonly TextMapperHex[];
  readonly lines: readonly TextMapperLine[];
  readonly licence: string;
}

/** What the lines of a file can be besides hexes and lines; only a licence is kept. */
const OTHER = [
  ['comment', /^#/],
  ['licence', /^license\s/],
  ['include', /^include\s/],
  ['drawing', /^(?:<|other\s|text\s|label\s|glow\s|url\s|default\s)/],
  ['definition', /^\S+\s+(?:attributes|lib|xml|path)\s/],
] as const;

/** A map in Text Mapper's plain text. Terrains are kept by their words, known or not. */
export function readTextMapper(source: Source, limits: ImportLimits = LIMITS): Imported<HexMap> | ImportRefusal {
  if (source.length > limits.fileBytes) return tooLong(limits.fileBytes);
  const rows = textOf(source).split(/\r\n|\n|\r/);
  const hexes: TextMapperHex[] = [];
  const lines: TextMapperLine[] = [];
  const others: { kind: string; row: string }[] = [];
  for (const whole of rows) {
    const row = whole.slice(0, limits.text).trim();
    const line = lineOf(row);
    const hex = line ? null : hexOf(row);
    if (line) lines.push(line);
    else if (hex) hexes.push(hex);
    else if (row !== '') others.push({ kind: OTHER.find(([, pattern]) => pattern.test(row))?.[0] ?? 'unknown', row });
    if (hexes.length + lines.length > limits.rows) {
      return refused('too-large', `The map holds more than ${limits.rows} hexes and lines.`);
    }
  }
  if (hexes.length === 0) return refused('no-floor', 'The map holds no hex.');
  const licence = others.find(({ kind }) => kind === 'licence')?.row.replace(/^license\s+/, '') ?? '';
  return { read: { hexes, lines, licence }, dropped: droppedOf(others, hexes) };
}

function droppedOf(others: readonly { kind: string; row: string }[], hexes: readonly TextMapperHex[]): string[] {
  const count = (wanted: string): number => others.filter(({ kind }) => kind === wanted).length;
  const included = others
    .filter(({ kind }) => kind === 'include')
    .map(({ row }) => row.replace(/^include\s+/, '').slice(0, 100));
  const unknown = others.find(({ kind }) => kind === 'unknown');
  const twice = hexes.length - new Set(hexes.map(({ x, y, level }) => `${x},${y},${level}`)).size;
  return reports(
    [included.length, () => `Included files are not fetched: ${included.slice(0, 5).join(', ')}.`],
    [count('definition'), (many) => `Definitions of how terrain is drawn, left out: ${many}.`],
    [count('drawing'), (many) => `Drawings and captions left out: ${many}.`],
    [twice, (many) => `Hexes that came more than once, kept: ${many}.`],
    [count('unknown'), (many) => `Lines that could not be read: ${many}, such as “${unknown?.row.slice(0, 40)}”.`],
  );
}
