import type { Compass, HexLayout } from './hex.ts';
import { HEX_SIDES, hexNeighbours, keyOf, sideTowards } from './hex-way.ts';
import { type Square, sameSquare } from './point.ts';

const SIDES = 6;
const HALF = SIDES / 2;

/** Of a road or river through a hex: the sides over which it was drawn, where that is known; undefined where it is not. */
type SidesOf<Hex> = (hex: Hex) => readonly Compass[] | undefined;

/** From one hex into the next. */
export type HexLink<Hex extends Square> = readonly [from: Hex, to: Hex];

/**
 * The links of a road or river: between which of its hexes it runs. Where it was drawn from hex to hex it is as drawn.
 * Of others it is only known that one runs through a hex, not where to: so it goes on as straight as it can, and two
 * that run side by side stay two, in a zigzag too. What leaves the part that is known goes on there.
 * @param hexes all that is known of the map
 * @param runs whether the road or river runs through a hex
 */
export function linksOf<Hex extends Square>(
  hexes: readonly Hex[],
  runs: (hex: Hex) => boolean,
  layout: HexLayout,
  sidesOf: SidesOf<Hex> = () => undefined,
): readonly HexLink<Hex>[] {
  const through = new Map<string, Hex>(hexes.filter(runs).map((hex) => [keyOf(hex), hex]));
  const links = candidates(new Set(hexes.map(keyOf)), through, layout, sidesOf);
  straighten(links);
  return links.all().flatMap(({ from, to }): HexLink<Hex>[] => {
    const [one, other] = [through.get(from), through.get(to)];
    return one && other ? [[one, other]] : [];
  });
}

/** Each hex that ways run through, by its column and row, and over which of its sides: none where it lies beside no other of its way. */
export function sidesAlong(
  ways: readonly (readonly Square[])[],
  layout: HexLayout,
): ReadonlyMap<`${number},${number}`, readonly Compass[]> {
  const sides = new Map<`${number},${number}`, readonly Compass[]>();
  for (const way of ways)
    for (const [at, hex] of way.entries()) {
      const over = [way[at - 1], way[at + 1]].flatMap((next) => (next && sideTowards(hex, next, layout)) ?? []);
      sides.set(keyOf(hex), [...new Set([...(sides.get(keyOf(hex)) ?? []), ...over])]);
    }
  return sides;
}

/**
 * The hexes of a shortest way along such links, in turn; none where one stands there already, null where they do not
 * lead there.
 */
export function wayAlong<Hex extends Square>(
  links: readonly HexLink<Hex>[],
  from: Square,
  to: Square,
): readonly Square[] | null {
  const beside = Map.groupBy([...links, ...links.map(([one, other]): HexLink<Hex> => [other, one])], ([hex]) =>
    keyOf(hex),
  );
  const cameFrom = new Map<string, Square | null>([[keyOf(from), null]]);
  const reached: Square[] = [from];
  for (const hex of reached)
    for (const [, next] of beside.get(keyOf(hex)) ?? [])
      if (!cameFrom.has(keyOf(next))) {
        cameFrom.set(keyOf(next), hex);
        reached.push(next);
      }
  if (!cameFrom.has(keyOf(to))) return null;
  const way: Square[] = [];
  for (let at: Square | null = to; at && !sameSquare(at, from); at = cameFrom.get(keyOf(at)) ?? null) way.unshift(at);
  return way;
}

/** All links that there may be: whatever lies side by side, but where both hexes say that nothing was drawn between them. */
function candidates<Hex extends Square>(
  known: ReadonlySet<string>,
  through: ReadonlyMap<string, Hex>,
  layout: HexLayout,
  sidesOf: SidesOf<Hex>,
): Links {
  const links = new Links();
  for (const hex of through.values())
    for (const [side, next] of hexNeighbours(hex, layout).entries()) {
      const neighbour = through.get(keyOf(next));
      const [out, back] = [sidesOf(hex), neighbour && sidesOf(neighbour)];
      const leaves = out && leads(out, side, layout);
      const isDrawn = leaves || (back && leads(back, opposite(side), layout));
      if (neighbour && isDrawn) links.draw(keyOf(hex), side, keyOf(next));
      else if (neighbour && !(out && back)) links.join(keyOf(hex), side, keyOf(next));
      else if (!known.has(keyOf(next)) && leaves !== false) links.open(keyOf(hex), side);
    }
  return links;
}

const leads = (sides: readonly Compass[], side: number, layout: HexLayout): boolean =>
  sides.some((one) => one === HEX_SIDES[layout][side]);

/** Takes away what would make one road of two. */
function straighten(links: Links): void {
  const crooked = links.loose().sort((one, other) => links.straightness(one) - links.straightness(other));
  const abreast = crooked.filter((link) => links.isShortCut(link));
  // First what is not missed: two roads side by side are both as straight without the links between them.
  for (const link of abreast) if (links.isShortCut(link) && links.isStraightWithout(link)) links.part(link);
  // Then each ring of three that is left is opened, where it is most crooked.
  for (const link of abreast) if (links.isShortCut(link)) links.part(link);
  // Last what was a short cut until its ring was opened: it stays only where a road would end or turn sharply without it.
  for (const link of abreast) if (links.goesOnWithout(link)) links.part(link);
}

/** From a hex over one of its six sides, counted clockwise, into another. */
interface Link {
  readonly from: string;
  readonly side: number;
  readonly to: string;
}

/** How far a way turns from straight back, in sixths of a circle: 3 leads straight on, 1 is a sharp bend. */
const between = (side: number, other: number): number => {
  const turned = (side - other + SIDES) % SIDES;
  return Math.min(turned, SIDES - turned);
};

/** So far turned, a way leads straight on, or goes on in a wide bend. */
const STRAIGHT = 3;
const BENT = 2;

/** The side over which a hex is left again by whoever goes straight on. */
const opposite = (side: number): number => (side + HALF) % SIDES;

const besides = (side: number): readonly number[] => [(side + 1) % SIDES, (side + SIDES - 1) % SIDES];

/** Hexes of one road or river, each with the neighbours that it is joined to. */
class Links {
  readonly #joined = new Map<string, Map<number, string>>();
  /** The sides beyond which nothing is known. */
  readonly #open = new Map<string, Set<number>>();
  /** The hexes and sides over which it was drawn. */
  readonly #drawn = new Set<string>();

  join(from: string, side: number, to: string): void {
    this.#joined.set(from, (this.#joined.get(from) ?? new Map()).set(side, to));
  }

  /** Joins what was drawn so, and stays. */
  draw(from: string, side: number, to: string): void {
    this.join(from, side, to);
    this.#drawn.add(`${from}/${side}`);
  }

  open(from: string, side: number): void {
    this.#open.set(from, (this.#open.get(from) ?? new Set()).add(side));
  }

  part({ from, side, to }: Link): void {
    this.#joined.get(from)?.delete(side);
    this.#joined.get(to)?.delete(opposite(side));
  }

  /** Each link once. */
  all(): Link[] {
    return [...this.#joined].flatMap(([from, sides]) =>
      [...sides].filter(([side]) => side < HALF).map(([side, to]) => ({ from, side, to })),
    );
  }

  /** Each link once that was not drawn so. */
  loose = (): Link[] => this.all().filter(({ from, side }) => !this.#drawn.has(`${from}/${side}`));

  #sidesOf = (hex: string): readonly number[] => [...(this.#joined.get(hex)?.keys() ?? [])];

  #isOpen = (hex: string, side: number): boolean => this.#open.get(hex)?.has(side) === true;

  /** How straight it goes on at both ends of a link: 6 at best, 0 where it ends at both. */
  straightness({ from, side, to }: Link): number {
    return this.#straightAt(from, side) + this.#straightAt(to, opposite(side));
  }

  #straightAt(hex: string, side: number): number {
    return this.#straightest(hex, [side], this.#sidesOf(hex));
  }

  /** Whether both hexes of a link are gone through, without a sharp bend, by another way than over it. */
  goesOnWithout(link: Link): boolean {
    return this.#past(link).every((straight) => straight >= BENT);
  }

  /** Whether that other way is, on the whole, as straight. */
  isStraightWithout(link: Link): boolean {
    const past = this.#past(link).reduce((sum, straight) => sum + straight, 0);
    return this.goesOnWithout(link) && past >= this.straightness(link);
  }

  #past = ({ from, side, to }: Link): readonly number[] => [
    this.#straightPast(from, side),
    this.#straightPast(to, opposite(side)),
  ];

  #straightPast(hex: string, side: number): number {
    const others = this.#sidesOf(hex).filter((other) => other !== side);
    return this.#straightest(hex, others, others);
  }

  /** How straight the straightest way through a hex is that comes in and goes out over such sides; 0 where none is. */
  #straightest(hex: string, into: readonly number[], out: readonly number[]): number {
    if (into.some((side) => this.#isOpen(hex, opposite(side)))) return STRAIGHT;
    return Math.max(0, ...into.flatMap((side) => out.map((other) => between(side, other))));
  }

  /** Whether a link only saves the way over a hex that both its ends are joined to. */
  isShortCut({ from, side, to }: Link): boolean {
    return besides(side).some((beside) => {
      const round = this.#joined.get(from)?.get(beside);
      return round !== undefined && [...(this.#joined.get(to)?.values() ?? [])].includes(round);
    });
  }
}
