import {
  type Compass,
  type HexLink,
  hexNeighbours,
  linksOf,
  type Square,
  sameSquare,
  sidesAlong,
  sideTowards,
} from '@lanthorn/geometry';
import { once } from '../../../core/index.ts';
import {
  type Hex,
  type HexFacts,
  type HexKey,
  hexAtKey,
  hexKey,
  hexOf,
  isWater,
  type Land,
  type LandFacts,
} from '../../../state/land.ts';

const WAYS = ['road', 'river'] as const;
/** What runs through hexes. */
export type Way = (typeof WAYS)[number];

/** A hex as it is drawn on a map. */
type HexDrawn = Square & HexFacts;

/** Between which hexes of a map a road or river runs: as it was drawn, else as straight as it can. */
export const waysOf = <Drawn extends HexDrawn>(
  hexes: readonly Drawn[],
  way: Way,
  layout: Land['layout'],
): readonly HexLink<Drawn>[] =>
  linksOf(
    hexes,
    (hex) => hex[way],
    layout,
    (hex) => hex[SIDES[way]],
  );

/** Between which hexes one goes by road on land, by the party's own map. */
export const roadsCharted = ({ charted, layout }: Pick<Land, 'charted' | 'layout'>): readonly HexLink<HexDrawn>[] => {
  const drawn = Object.entries(charted).map(([key, hex]) => ({ ...hex, ...hexAtKey(key as HexKey) }));
  return waysOf(drawn, 'road', layout).filter((link) => !link.some(isWater));
};

/** Whether a road or river runs from a hex into one beside it, as the referee's map is drawn: not only through both. */
export function isJoined(land: LandFacts, from: Square, to: Square, way: Way): boolean {
  if (!hexOf(land, from)[way] || !hexOf(land, to)[way]) return false;
  return joinsOf(land)[way].has(joinOf(from, to));
}

const joinsOf = once((land: LandFacts): Readonly<Record<Way, ReadonlySet<string>>> => {
  const all = allHexes(land);
  const joins = (way: Way) => new Set(waysOf(all, way, land.layout).map(([from, to]) => joinOf(from, to)));
  return { road: joins('road'), river: joins('river') };
});

const joinOf = (one: Square, other: Square): string => [hexKey(one), hexKey(other)].toSorted().join(' ');

/** The map with a road or river drawn through hexes, each beside the one before. */
export function withWay(land: Land, through: readonly Square[], way: Way): Land {
  const before = sidesBefore(land, through, way);
  const drawn = [...sidesAlong([through], land.layout)].map(([key, along]): [HexKey, Hex] => {
    const sides = [...new Set([...before(hexAtKey(key)), ...along])];
    // A hex that is pressed alone says nothing of where to.
    return [key, { ...hexOf(land, hexAtKey(key)), [way]: true, ...(sides.length > 0 ? { [SIDES[way]]: sides } : {}) }];
  });
  return { ...land, hexes: { ...land.hexes, ...Object.fromEntries(drawn) } };
}

/** Over which sides it left a hex before: what was only known to run through it keeps the links it had. */
function sidesBefore(land: Land, through: readonly Square[], way: Way): (hex: Square) => readonly Compass[] {
  const unsaid = through.some((hex) => hexOf(land, hex)[way] && !hexOf(land, hex)[SIDES[way]]);
  const links = unsaid ? waysOf(allHexes(land), way, land.layout) : [];
  return (hex) =>
    hexOf(land, hex)[SIDES[way]] ??
    links.flatMap(([one, other]) => {
      const to = sameSquare(one, hex) ? other : sameSquare(other, hex) ? one : null;
      return (to && sideTowards(hex, to, land.layout)) ?? [];
    });
}

const allHexes = (land: LandFacts): readonly HexDrawn[] =>
  Array.from({ length: land.width * land.height }, (_, at) => {
    const place = { x: at % land.width, y: Math.floor(at / land.width) };
    return { ...hexOf(land, place), ...place };
  });

/** The map with hexes painted: what no longer runs through one leads out of it no more, nor into it from those beside. */
export function withPainted(land: Land, hexes: readonly Square[], painted: Pick<HexFacts, 'ground' | Way>): Land {
  const all = hexes.map((hex) => [hexKey(hex), { ...hexOf(land, hex), ...painted }] as const);
  const repainted = { ...land, hexes: { ...land.hexes, ...Object.fromEntries(all) } };
  return WAYS.filter((way) => !painted[way]).reduce((left, way) => withoutWay(left, hexes, way), repainted);
}

function withoutWay(land: Land, gone: readonly Square[], way: Way): Land {
  const hexes: Record<HexKey, Hex> = { ...land.hexes };
  for (const hex of gone) {
    const { [SIDES[way]]: _led, ...rest } = hexOf(land, hex);
    hexes[hexKey(hex)] = rest;
  }
  for (const hex of gone)
    for (const beside of hexNeighbours(hex, land.layout)) {
      const neighbour = hexes[hexKey(beside)];
      const sides = neighbour?.[SIDES[way]];
      const towards = sideTowards(beside, hex, land.layout);
      if (neighbour && sides)
        hexes[hexKey(beside)] = { ...neighbour, [SIDES[way]]: sides.filter((side) => side !== towards) };
    }
  return { ...land, hexes };
}

const SIDES = { road: 'roadSides', river: 'riverSides' } as const satisfies Record<Way, keyof HexFacts>;
