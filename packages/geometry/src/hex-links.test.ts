import { describe, expect, it, test } from 'vitest';
import { type Compass, type HexLayout, hexTowards } from './hex.ts';
import { linksOf, sidesAlong, wayAlong } from './hex-links.ts';
import { hexNeighbours } from './hex-way.ts';
import type { Square } from './point.ts';

/** A map of 12 by 12 hexes with roads through some, and between which of them they are drawn. */
function drawn(roads: readonly (readonly Square[])[], layout: HexLayout = 'pointy', side = 12): readonly string[] {
  const named = new Set(roads.flat().map(name));
  const hexes = Array.from({ length: side * side }, (_, at) => ({ x: at % side, y: Math.floor(at / side) }));
  return linksOf(hexes, (hex) => named.has(name(hex)), layout)
    .map(([one, other]) => joined(one, other))
    .toSorted();
}

const name = ({ x, y }: Square): string => `${x},${y}`;
const joined = (one: Square, other: Square): string => [name(one), name(other)].toSorted().join(' – ');

/** The links of roads that are followed from hex to hex. */
const along = (...roads: readonly (readonly Square[])[]): readonly string[] =>
  [...new Set(roads.flatMap((road) => road.slice(1).map((hex, at) => joined(road[at] ?? hex, hex))))].toSorted();

/** So many hexes from a column on, in one row of a map with pointy hexes. */
const row = (y: number, from: number, many: number): readonly Square[] =>
  Array.from({ length: many }, (_, at) => ({ x: from + at, y }));

/** The hexes from one on, over these sides. */
function road(
  from: Square,
  layout: HexLayout,
  ...sides: readonly Parameters<typeof hexTowards>[1][]
): readonly Square[] {
  const hexes = [from];
  for (const side of sides) hexes.push(hexTowards(hexes.at(-1) ?? from, side, layout));
  return hexes;
}

describe('a road or river goes on as straight as it can', () => {
  it('two roads side by side over the whole map stay two', () => {
    const roads = [row(4, 0, 12), row(5, 0, 12)];
    expect(drawn(roads)).toEqual(along(...roads));
  });

  it('two roads stay two where both bend, on flat hexes and on pointy', () => {
    const STEPS = ['S', 'S', 'S', 'SE', 'SE', 'SE', 'SE', 'S', 'S', 'S', 'S', 'S', 'S', 'S'] as const;
    const bent = (from: Square) => road(from, 'flat', ...STEPS);
    const roads = [bent({ x: 3, y: 0 }), bent({ x: 4, y: 0 })].map((each) => each.filter(({ y }) => y < 12));
    expect(drawn(roads, 'flat')).toEqual(along(...roads));
  });

  it('two roads stay two that go up and down side by side, as roads to the east do on flat hexes', () => {
    const zigzag = (y: number) => row(y, 0, 12);
    expect(drawn([zigzag(4), zigzag(5)], 'flat')).toEqual(along(zigzag(4), zigzag(5)));
    expect(drawn([zigzag(4).slice(2, 9), zigzag(5)], 'flat')).toEqual(expect.arrayContaining([...along(zigzag(5))]));
  });

  it('two roads that share a stretch, and part again on both sides, are joined by it', () => {
    const shared = road({ x: 5, y: 5 }, 'pointy', 'E');
    const [west, east] = [shared[0] as Square, shared[1] as Square];
    const arms = [
      road(west, 'pointy', 'NW', 'NW', 'NW'),
      road(west, 'pointy', 'SW', 'SW', 'SW'),
      road(east, 'pointy', 'NE', 'NE', 'NE'),
      road(east, 'pointy', 'SE', 'SE', 'SE'),
    ];
    expect(drawn([shared, ...arms])).toEqual(along(shared, ...arms));
  });

  it('roads that cross share a hex, and are joined in it alone', () => {
    const roads = [row(5, 0, 12), road({ x: 3, y: 2 }, 'pointy', 'SE', 'SE', 'SE', 'SE', 'SE', 'SE')];
    expect(drawn(roads)).toEqual(along(...roads));
  });

  it('a road that branches off is joined to the one it comes from by one link', () => {
    const main = row(5, 0, 12);
    const branch = road({ x: 5, y: 5 }, 'pointy', 'NE', 'NE', 'NE');
    expect(drawn([main, branch])).toEqual(along(main, branch));
  });

  it('six roads meet in a city as a star, without a ring around it', () => {
    const city = { x: 5, y: 5 };
    const rays = (['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const).map((side) => road(city, 'pointy', side, side, side));
    expect(drawn(rays)).toEqual(along(...rays));
  });

  it('a village one hex off the road is joined to it once', () => {
    const links = drawn([row(5, 0, 12), [{ x: 5, y: 4 }]]);
    expect(links.filter((link) => link.includes('5,4'))).toHaveLength(1);
    for (const link of along(row(5, 0, 12))) expect(links).toContain(link);
  });

  it('a road that turns back beside itself, and leaves the known part at both ends, is joined only where it turns', () => {
    const turned = [...row(5, 0, 5), ...row(6, 0, 5).toReversed()];
    expect(drawn([turned])).toEqual(along(turned));
  });

  it('where both its ends are loose it is joined there too, since its hexes, turned half round, are the same', () => {
    const turned = [...row(5, 3, 5), ...row(6, 3, 5).toReversed()];
    expect(drawn([turned])).toEqual(along([...turned, ...turned.slice(0, 1)]));
  });

  it('two that leave the known part side by side are not joined at its edge', () => {
    const roads = [row(4, 0, 3), row(5, 0, 3)];
    expect(drawn(roads, 'pointy', 3 + 3).filter((link) => link.includes('0,4') && link.includes('0,5'))).toEqual([]);
  });

  it('no hex of a road is left alone that has a neighbour on it', () => {
    for (let seed = 1; seed < 60; seed += 1) {
      const hexes = Array.from({ length: 49 }, (_, at) => ({ x: at % 7, y: Math.floor(at / 7) }));
      const has = new Set(hexes.filter((_, at) => ((at + 1) * seed * 7919) % 13 < 6).map(name));
      const links = linksOf(hexes, (hex) => has.has(name(hex)), 'flat');
      const reached = new Set(links.flat().map(name));
      for (const hex of hexes.filter((one) => has.has(name(one))))
        if (hexNeighbours(hex, 'flat').some((next) => has.has(name(next)))) expect(reached).toContain(name(hex));
    }
  });
});

test('a hex is left towards the one before on its way and the one after, over each side once', () => {
  const [there, branch] = [road({ x: 5, y: 5 }, 'pointy', 'E', 'E', 'W'), road({ x: 6, y: 5 }, 'pointy', 'SE')];
  expect(Object.fromEntries(sidesAlong([there, branch, [{ x: 9, y: 9 }]], 'pointy'))).toEqual({
    '5,5': ['E'],
    '6,5': ['W', 'E', 'SE'],
    '7,5': ['W'],
    [name(branch[1] as Square)]: ['NW'],
    '9,9': [],
  });
});

describe('a road or river that was drawn from hex to hex', () => {
  /** Between which hexes roads run that were drawn so, and other hexes with a road through them of which no more is known. */
  function asDrawn(roads: readonly (readonly Square[])[], others: readonly Square[] = []): readonly string[] {
    const sides: ReadonlyMap<string, readonly Compass[]> = sidesAlong(roads, 'pointy');
    const named = new Set([...roads.flat(), ...others].map(name));
    const hexes = Array.from({ length: 144 }, (_, at) => ({ x: at % 12, y: Math.floor(at / 12) }));
    const links = linksOf(
      hexes,
      (hex) => named.has(name(hex)),
      'pointy',
      (hex) => sides.get(name(hex)),
    );
    return links.map(([one, other]) => joined(one, other)).toSorted();
  }

  it('is joined as it was drawn, where it turns back beside itself and both ends are loose', () => {
    const turned = [...row(5, 3, 5), ...row(6, 3, 5).toReversed()];
    expect(asDrawn([turned])).toEqual(along(turned));
  });

  it('is joined as it was drawn where three of its hexes make a ring', () => {
    const ring = road({ x: 5, y: 5 }, 'pointy', 'E', 'SW', 'NW');
    expect(asDrawn([ring])).toEqual(along(ring));
  });

  it('is joined to a hex beside it of which it is only known that a road runs through it', () => {
    const main = row(5, 0, 12);
    expect(asDrawn([main], [{ x: 5, y: 4 }])).toEqual(expect.arrayContaining([...along(main)]));
    expect(asDrawn([main], [{ x: 5, y: 4 }]).filter((link) => link.includes('5,4'))).toHaveLength(1);
  });

  it('is gone along by its links alone', () => {
    const turned = [...row(5, 3, 5), ...row(6, 3, 5).toReversed()];
    const links = turned.slice(1).map((hex, at) => [turned[at] ?? hex, hex] as const);
    expect(wayAlong(links, { x: 3, y: 5 }, { x: 3, y: 6 })).toEqual(turned.slice(1));
    expect(wayAlong(links, { x: 3, y: 5 }, { x: 3, y: 5 })).toEqual([]);
    expect(wayAlong(links, { x: 3, y: 5 }, { x: 3, y: 4 })).toBeNull();
  });
});
