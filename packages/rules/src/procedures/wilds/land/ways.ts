import { type Compass, type HexLink, linksOf, type Square, sameSquare, sideTowards } from '@lanthorn/geometry';
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

/** What runs through hexes. */
export type Way = 'road' | 'river';

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

/** The map with a road or river drawn through hexes, each beside the one before. */
export function withWay(land: Land, through: readonly Square[], way: Way): Land {
  const laid = new Map<HexKey, readonly Compass[]>();
  const before = sidesBefore(land, through, way);
  for (const [at, hex] of through.entries()) {
    const sides = [through[at - 1], through[at + 1]].flatMap(
      (next) => (next && sideTowards(hex, next, land.layout)) ?? [],
    );
    const key = hexKey(hex);
    laid.set(key, [...new Set([...(laid.get(key) ?? before(hex)), ...sides])]);
  }
  const drawn = [...laid].map(([key, sides]): [HexKey, Hex] => [
    key,
    // A hex that is pressed alone says nothing of where to.
    { ...hexOf(land, hexAtKey(key)), [way]: true, ...(sides.length > 0 ? { [SIDES[way]]: sides } : {}) },
  ]);
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

/** A hex without the sides of what does not run through it. */
export function withoutLostSides<Facts extends HexFacts>(hex: Facts): Facts {
  const { roadSides, riverSides, ...rest } = hex;
  return {
    ...rest,
    ...(hex.road && roadSides ? { roadSides } : {}),
    ...(hex.river && riverSides ? { riverSides } : {}),
  } as Facts;
}

const SIDES = { road: 'roadSides', river: 'riverSides' } as const satisfies Record<Way, keyof HexFacts>;
