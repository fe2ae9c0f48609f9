import { midpointOf, type Point } from '@lanthorn/geometry';
import type { BoardDoor, BoardMark, BoardModel, BoardToken } from '../model.ts';
import { isSet } from '../model.ts';
import { GRIP_RADIUS, gripOf, LEAST_SCALE } from '../turning.ts';
import { besideSign, boxAt, type Label, type Naming, type Sign } from './labels.ts';
import { alikeIn } from './like-names.ts';

/** How large a name is when it is written. Squares. */
export interface NameSize {
  readonly wide: number;
  readonly high: number;
}

/** A token with its name. */
export interface NamedToken {
  readonly token: BoardToken;
  readonly sign: Sign;
  /** Asked for only where it is to be read. */
  readonly size: () => NameSize;
}

const RANKS = { yours: 2, party: 3, other: 4 } as const;
const CHOSEN = 0;
const AWAITED = 1;
/** Foes whom the table waits for are read before the rest of the party, and not before one's own. */
const AWAITED_FOE = 2.5;
const HEAP = 5;
const THING = 6;
const PLACE = 7;

const AWAITED_BY = { yours: AWAITED, party: AWAITED, other: AWAITED_FOE } as const;

/** Under which id is placed what is told once of several. */
export const toldOf = (members: readonly string[]): string => `told:${members.join(' ')}`;

/**
 * The names of those who stand on a board: the chosen one's, those whom the table waits for, one's own, and so on. Foes
 * who are alike are all named, or told once.
 * @param legible whether others than the chosen one are named
 * @param sizeOf how large something is that is told of several
 */
export function tokenNamings(
  tokens: readonly NamedToken[],
  selected: string | null,
  legible: boolean,
  sizeOf: (id: string, told: string) => NameSize,
): readonly Naming[] {
  const shown = tokens.filter(({ token }) => token.id === selected || (legible && !token.dead));
  const others = shown.filter(({ token }) => token.side === 'other' && !token.dead && token.id !== selected);
  const groups = alikeIn(others.map(({ token }) => token)).map(({ members, told }) => {
    const alike = others.filter(({ token }) => members.includes(token.id));
    const id = toldOf(members);
    const size = sizeOf(id, told);
    const spots = alike.flatMap(({ sign }) => besideSign(sign, size.wide, size.high));
    return { rank: rankOf(alike), each: alike.map(labelOf), once: { id, ...size, spots, of: members } };
  });
  const grouped = new Set(groups.flatMap(({ each }) => each.map(({ id }) => id)));
  const alone = shown.filter(({ token }) => !grouped.has(token.id));
  return [
    ...groups,
    ...(legible ? heapsOf(tokens, sizeOf) : []),
    ...alone.map((one) => ({
      rank: one.token.id === selected ? CHOSEN : rankOf([one]),
      each: [labelOf(one)],
      once: null,
    })),
  ];
}

/** Several dead on one square are told once: `3 dead`. */
function heapsOf(tokens: readonly NamedToken[], sizeOf: (id: string, told: string) => NameSize): readonly Naming[] {
  const dead = tokens.filter(({ token }) => token.dead);
  const heaps = Map.groupBy(dead, ({ token: { square } }) => `${square.x},${square.y}`);
  return [...heaps.values()].flatMap((heap) => {
    if (heap.length < 2) return [];
    const members = heap.map(({ token }) => token.id);
    const id = toldOf(members);
    const size = sizeOf(id, `${heap.length} dead`);
    const spots = heap.flatMap(({ sign }) => besideSign(sign, size.wide, size.high));
    return [{ rank: HEAP, each: [{ id, ...size, spots, of: members }], once: null }];
  });
}

const rankOf = (tokens: readonly NamedToken[]): number =>
  Math.min(...tokens.map(({ token: { turn, side } }) => (turn ? AWAITED_BY[side] : RANKS[side])));

function labelOf({ token, sign, size }: NamedToken): Label {
  const { wide, high } = size();
  return { id: token.id, wide, high, spots: besideSign(sign, wide, high), of: [token.id] };
}

/** Squares from the middle of a room to where its name may stand, best first. */
const ROWS = [0, -1, 1, -0.5, 0.5, -1.5, 1.5, -2, 2, -2.5, 2.5];
const COLUMNS = [0, -1.5, 1.5, -1.6, 1.6];
/** How far the name of a room stays from tokens and their names, so that it is not read as one of theirs. */
const APART = 0.2;

/** How far a name stays from the edge of the floor it stands on, where a wall or the line around what is in reach lies. Squares. */
const INSIDE = 0.02;

/** How good a place is for a name: on the floor, else beside it; across the edge of it only where there is no other. */
const worthOf =
  (rows: BoardModel['rows'], { wide, high }: NameSize) =>
  (at: Point): number => {
    const { left, right, top, bottom } = boxAt(at, wide + 2 * INSIDE, high + 2 * INSIDE);
    const across = rangeOf(left, right);
    const under = rangeOf(top, bottom).flatMap((y) => {
      const floor = rows.find((row) => row.y === y)?.floor;
      return across.map((x) => isSet(floor, x));
    });
    if (under.every((floor) => floor)) return 2;
    return under.some((floor) => floor) ? 0 : 1;
  };

const rangeOf = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.floor(to) - Math.floor(from) + 1 }, (_, at) => Math.floor(from) + at);

/**
 * The name of a room or of a thing on the ground, which gives way to those of tokens. That of a room stands on its floor
 * where it can: no wall goes through it. @param rows the ground of a board of squares
 */
export function markNaming(mark: BoardMark, { wide, high }: NameSize, rows: BoardModel['rows'] = []): Naming {
  const { x, y } = mark.at;
  const rest = { id: mark.key, wide, high };
  if (mark.kind !== 'place')
    return {
      rank: THING,
      each: [{ ...rest, spots: besideSign(signOf(mark), wide, high), of: [mark.key] }],
      once: null,
    };
  const worth = worthOf(rows, { wide, high });
  const spots = COLUMNS.flatMap((aside) => ROWS.map((down) => ({ x: x + aside, y: y + down }))).toSorted(
    (one, other) => worth(other) - worth(one),
  );
  return { rank: PLACE, each: [{ ...rest, spots, of: [], apart: APART }], once: null };
}

/** What no name may cover: keys of rooms, traps and things, as long as nobody stands on them. */
export const markSigns = (marks: readonly BoardMark[]): readonly Sign[] =>
  marks.filter(({ kind, covered }) => kind !== 'place' && kind !== 'exit' && !covered).map(signOf);

/**
 * Nor the handle by which the chosen one is turned, where it has one: who lies down is not turned, nor is somebody whom
 * this seat does not move. @param scale in pixels to the square
 */
export function gripSigns(tokens: readonly NamedToken[], selected: string | null, scale: number): readonly Sign[] {
  const signs = tokens.map(({ sign }) => sign);
  return tokens
    .filter(({ token: { id, movable, down } }) => scale >= LEAST_SCALE && id === selected && movable && !down)
    .map(({ token, sign }) => ({ id: token.id, at: gripOf(sign, token.facing, signs), radius: GRIP_RADIUS }));
}

/** Nor a door, which is to be seen and clicked. */
export const doorSigns = (doors: readonly BoardDoor[]): readonly Sign[] =>
  doors.map(({ id, segment }) => ({ id, at: midpointOf(segment), radius: 0.3 }));

const signOf = ({ key, at, kind }: BoardMark): Sign => ({ id: key, at, radius: kind === 'thing' ? 0.26 : 0.34 });
