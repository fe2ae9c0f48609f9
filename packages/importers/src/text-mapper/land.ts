import { type Compass, hexDistance, hexesWithin, hexMiddle, type Square, sidesAlong } from '@lanthorn/geometry';
import { type Ground, type Hex, type HexKey, hexKey, type LandFacts } from '@lanthorn/rules';
import { type ImportLimits, LIMITS } from '../limits.ts';
import { type Imported, type ImportRefusal, refused } from '../result.ts';
import type { Source } from '../source.ts';
import type { TextMapperLine } from './lines.ts';
import { type HexMap, readTextMapper } from './read.ts';

/** Hexes a side; a larger map is refused. */
const MOST_HEXES = 100;
/** Where the file does not say. */
const MILES_PER_HEX = 6;

/** The words of terrain, the most telling first. */
const WORDS: readonly (readonly [RegExp, Ground])[] = [
  [/ocean|sea|water/, 'ocean'],
  [/lake|pond/, 'lake'],
  [/mountain|volcano|peak/, 'mountains'],
  [/swamp|marsh|bog|moor/, 'swamp'],
  [/jungle/, 'jungle'],
  [/forest|tree|wood|firs?\b/, 'forest'],
  [/hill/, 'hills'],
  [/desert|sand|dust|dune/, 'desert'],
  [/city/, 'city'],
  [/town|village|keep|castle|house|farm|field|thorp/, 'settled'],
  [/rock|broken|badland|crag/, 'broken'],
  [/barren|grey|gray|waste|ash/, 'barren'],
  [/grass|green|plain|bush|steppe/, 'grasslands'],
];

const groundOf = (words: readonly string[]): Ground =>
  WORDS.find(([pattern]) => words.some((word) => pattern.test(word.toLowerCase())))?.[1] ?? 'clear';

/** A hex map in Text Mapper's plain text, as the rules keep it: the hexes stand on a corner less, columns shoved down in turn. */
export function readLand(
  source: Source,
  name: string,
  limits: ImportLimits = LIMITS,
): Imported<LandFacts> | ImportRefusal {
  const map = readTextMapper(source, limits);
  if (map.read === null) return map;
  const flat = map.read.hexes.filter(({ level }) => level === 0);
  if (flat.length === 0) return refused('no-floor', 'The map holds no hex on the ground.');
  const left = Math.min(...flat.map(({ x }) => x));
  // Which columns are shoved down must stay as it was.
  const from = { x: left % 2 === 0 ? left - 1 : left, y: Math.min(...flat.map(({ y }) => y)) };
  const width = Math.max(...flat.map(({ x }) => x)) - from.x + 1;
  const height = Math.max(...flat.map(({ y }) => y)) - from.y + 1;
  if (width > MOST_HEXES || height > MOST_HEXES)
    return refused('too-large', `The map is ${width} by ${height} hexes; at most ${MOST_HEXES} a side are read.`);
  const hexes = hexesOf(map.read, from);
  const above = map.read.hexes.length - flat.length;
  const dropped = above > 0 ? [...map.dropped, `Hexes above or below the ground, left out: ${above}.`] : map.dropped;
  return { read: { name, layout: 'flat', width, height, milesPerHex: MILES_PER_HEX, hexes }, dropped };
}

function hexesOf({ hexes, lines }: HexMap, from: Square): Readonly<Record<HexKey, Hex>> {
  const shift = ({ x, y }: Square): Square => ({ x: x - from.x, y: y - from.y });
  const along = (kind: RegExp): ReadonlyMap<HexKey, readonly Compass[]> =>
    sidesAlong(
      lines.filter((line) => kind.test(line.kind)).map((line) => hexesAlong(line, shift)),
      'flat',
    );
  const [roads, rivers] = [along(/road|trail|path/), along(/river|canyon|stream/)];
  const made: Record<HexKey, Hex> = {};
  for (const hex of hexes.filter(({ level }) => level === 0)) {
    const key = hexKey(shift(hex));
    made[key] = {
      ground: groundOf(hex.terrain),
      road: roads.has(key),
      river: rivers.has(key),
      ...drawnOver('roadSides', roads.get(key)),
      ...drawnOver('riverSides', rivers.get(key)),
      label: hex.label?.slice(0, 80) ?? '',
      note: hex.terrain.join(' ').slice(0, 200),
    };
  }
  return made;
}

/** Where a line names one hex alone, nothing is said of where to. */
const drawnOver = (named: 'roadSides' | 'riverSides', sides: readonly Compass[] = []) =>
  sides.length > 0 ? { [named]: sides } : {};

/** The hexes a line runs through: those it names, and the straightest way between them. */
function hexesAlong({ points }: TextMapperLine, shift: (hex: Square) => Square): readonly Square[] {
  const named = points.filter(({ level }) => level === 0).map(shift);
  return named.flatMap((hex, at) => {
    const to = named[at + 1];
    return to ? between(hex, to) : [hex];
  });
}

/** From one hex up to, and without, another. */
function between(from: Square, to: Square): readonly Square[] {
  const way = [from];
  const apart = (hex: Square): number => {
    const [a, b] = [hexMiddle(hex, 'flat'), hexMiddle(to, 'flat')];
    return hexDistance(hex, to, 'flat') * 10 + Math.hypot(a.x - b.x, a.y - b.y);
  };
  for (let steps = hexDistance(from, to, 'flat') - 1; steps > 0; steps -= 1) {
    const here = way.at(-1) ?? from;
    way.push(hexesWithin(here, 1, 'flat').reduce((best, next) => (apart(next) < apart(best) ? next : best), here));
  }
  return way;
}
