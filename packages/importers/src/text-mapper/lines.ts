/** A hex: column and row from 1, level 0 unless said, terrain words as they were written. */
export interface TextMapperHex {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly terrain: readonly string[];
  readonly label: string | null;
}

/** A road, river, border or the like, through the hexes named in turn. */
export interface TextMapperLine {
  readonly kind: string;
  readonly points: readonly { readonly x: number; readonly y: number; readonly level: number }[];
  readonly label: string | null;
}

const PLACE = /^(-?\d\d)(-?\d\d)(\d\d)?/;
const QUOTES = '"“”';

/** A row such as `0102 forest hills "The Wood" 20`, or null. */
export function hexOf(row: string): TextMapperHex | null {
  const place = placeAt(row);
  const rest = row.slice(place?.length ?? 0);
  if (!place || !/^\s/.test(rest)) return null;
  const [words, label] = labelled(rest);
  const terrain = words.split(/\s+/).filter((word) => word !== '' && !word.includes('='));
  return { x: place.x, y: place.y, level: place.level, terrain, label };
}

/** A row such as `0101-0205-0306 road "King's road"`, or null. */
export function lineOf(row: string): TextMapperLine | null {
  const points: TextMapperLine['points'][number][] = [];
  let rest = row;
  for (let place = placeAt(rest); place; place = placeAt(rest)) {
    points.push({ x: place.x, y: place.y, level: place.level });
    rest = rest.slice(place.length);
    if (!rest.startsWith('-')) break;
    rest = rest.slice(1);
  }
  if (points.length < 2 || !/^\s/.test(rest)) return null;
  const [words, label] = labelled(rest);
  const kind = words.trim().split(/\s+/)[0];
  return kind ? { kind, points, label } : null;
}

function placeAt(text: string): { x: number; y: number; level: number; length: number } | null {
  const found = PLACE.exec(text);
  if (!found) return null;
  return { x: Number(found[1]), y: Number(found[2]), level: Number(found[3] ?? 0), length: found[0].length };
}

/** The words before a label in quotes, and the label. */
function labelled(text: string): [string, string | null] {
  const open = [...text].findIndex((letter, i, all) => QUOTES.includes(letter) && all[i - 1] !== '=');
  if (open < 0) return [text, null];
  const letters = [...text];
  const close = letters.findIndex((letter, i) => i > open && QUOTES.includes(letter));
  const label = letters.slice(open + 1, close < 0 ? undefined : close).join('');
  return [letters.slice(0, open).join(''), label.slice(0, 200) || null];
}
