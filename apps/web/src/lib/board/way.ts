import {
  barriersOf,
  centreOf,
  distanceInSquares,
  type GridKind,
  movedAlong,
  type Point,
  pathLength,
  pathRound,
  pathTo,
  type Reached,
  reachable,
  type Square,
  squareAt,
  stepsBetween,
} from '@lanthorn/geometry';
import { inTheWay, isWithin } from '@lanthorn/rules';
import { sidesOf } from './doors.ts';
import type { BoardDoor, BoardModel, BoardToken } from './model.ts';
import { gridOf, isSet, measuredOn } from './model.ts';

/** The way of a token in hand, as far as this seat knows the map. The server rules on it. */
export interface Way {
  readonly points: readonly Point[];
  readonly feet: number;
  /** Within the movement that is left, as far as is known. */
  readonly allowed: boolean;
  /** How many of the points lie within what is left; all of them when absent. */
  readonly within?: number;
  /** Beside the end of it; the feet alone when absent. */
  readonly label?: string;
  /** Whether the token's ghost stands at the end. */
  readonly ghost?: boolean;
  /** Where those stand in the end who go along; nobody when absent. */
  readonly along?: readonly Point[];
}

/** Doors of these kinds can be seen through or walked through as they stand. */
const ALWAYS_OPEN = ['archway'];
/** Squares; farther than anybody walks in one go. */
const FARTHEST = 120;
const NO_WAY = 'no known way';
const SHUT = 'a closed door is in the way';
/** Where nobody of the party has been one feels one's way, a step at a time. */
const INTO_THE_DARK = 'into the dark';
const UNEXPLORED = 'not explored: a step at a time';
const FREELY = 'Placed freely';
const FAMILIAR = 'familiar ground';
/** Squares; where nothing bounds a walk, so much of it is tinted. */
const SHOWN = 24;

/**
 * The shortest known way; a straight line where there is none, as for a referee who lifts a token over a wall.
 * @param freely set down there by the referee: whoever is keeps what is left, and it is not told, as if it were spent
 */
export function wayOf(model: BoardModel, token: BoardToken, to: Square, freely = false): Way {
  const path = (freely ? knownWay(model, token, to) : walkTo(model, token, to)) ?? stepInto(model, token, to);
  const squares = path ?? [token.square, to];
  const feetPerSquare = model.scene?.feetPerSquare ?? 10;
  const feet = feetOf(model, squares);
  const least = freely ? null : token.movementLeft;
  const left = least ?? Number.POSITIVE_INFINITY;
  const within = withinFeet(model, squares, left);
  const quick = feet < pathLength(squares, gridOf(model)) * feetPerSquare - 0.01;
  const dark = !isKnown(model, to);
  const beside = dark ? INTO_THE_DARK : quick ? FAMILIAR : slantOf(model, squares, feetPerSquare);
  const walked = path === null ? (dark ? UNEXPLORED : whyNoWay(model, token, to)) : inWords(feet, least, beside);
  return {
    points: squares.map((square) => centreOf(square, gridOf(model))),
    feet,
    allowed: freely || (path !== null && isWithin(feet, left)),
    within: path === null && !freely ? 1 : within,
    label: freely ? FREELY : walked,
    ghost: true,
  };
}

/** The way of a token and of others who keep their places about it: it costs what the longest of their ways does. */
export function formationOf(
  model: BoardModel,
  token: BoardToken,
  others: readonly BoardToken[],
  to: Square,
  freely = false,
): Way {
  const lead = wayOf(model, token, to, freely);
  if (others.length === 0) return lead;
  const ways = others.flatMap((other) => {
    const place = movedAlong(other.square, token.square, to, gridOf(model));
    const stands =
      isSet(model.rows.find(({ y }) => y === place.y)?.floor, place.x) && !shunnedBy(model, other)?.(place);
    return stands ? [wayOf(model, other, place, freely)] : [];
  });
  const feet = Math.max(lead.feet, ...ways.map((way) => way.feet));
  const left = [token, ...others].flatMap(({ movementLeft }) => movementLeft ?? []);
  const least = left.length === 0 ? null : Math.min(...left);
  const told = freely || lead.label === NO_WAY || lead.label === SHUT;
  const words = told ? lead.label : inWords(feet, least, null);
  return {
    ...lead,
    feet,
    allowed: lead.allowed && ways.every(({ allowed }) => allowed),
    label: `${others.length + 1} together: ${words}`,
    along: ways.flatMap(({ points }) => points.at(-1) ?? []),
  };
}

/** @param slant what is said of steps across corners; null where there are none */
function inWords(feet: number, left: number | null, slant: string | null): string {
  const cost = slant ? `${Math.round(feet)}′ (${slant})` : `${Math.round(feet)}′`;
  if (left === null) return cost;
  return isWithin(feet, left)
    ? `${cost} · ${Math.floor(left - feet + 0.001)}′ left`
    : `${cost} · only ${Math.round(left)}′ left`;
}

/** `a diagonal is 15′`: said of a way with steps across corners, whose feet are not ten times its squares; else null. */
function slantOf(model: BoardModel, squares: readonly Square[], feetPerSquare: number): string | null {
  const { grid, gridLines } = measuredOn(model);
  return isSlanting(squares) && grid === 'square' && gridLines !== 'none'
    ? `a diagonal is ${Math.round(feetPerSquare * 1.5)}′`
    : null;
}

/** Whether a stretch of a way goes neither straight across the map nor straight down. */
export const isSlanting = (points: readonly Point[]): boolean =>
  points.some((to, place) => {
    const from = points[place - 1];
    return from !== undefined && Math.floor(from.x) !== Math.floor(to.x) && Math.floor(from.y) !== Math.floor(to.y);
  });

/** The shortest way on the known map, round rough ground where that is quicker, both ends included; null when there is none. */
export const knownWay = (model: BoardModel, token: BoardToken, to: Square): readonly Square[] | null =>
  model.scene ? wayOver(model, token, to, groundOf(model)) : null;

/** By the rules that the server plays by: round traps that were found, and round rough ground where that is quicker. */
const wayOver = (model: BoardModel, token: BoardToken, to: Square, ground: Ground): readonly Square[] | null =>
  pathRound(token.square, to, ground, FARTHEST, shunnedBy(model, token), model.timesOnto);

/** What somebody goes round: the party's people the traps that were found. */
const shunnedBy = ({ foundTraps }: BoardModel, { side }: BoardToken) =>
  side === 'other' ? null : (foundTraps?.() ?? null);

/** As above, for somebody who walks: a referee leads one of the party by what the party knows, and else over what nobody has explored. */
function walkTo(model: BoardModel, token: BoardToken, to: Square): readonly Square[] | null {
  if (!model.scene) return null;
  const ground = groundToWalk(model, token);
  const way = wayOver(model, token, to, ground);
  return way || ground === groundOf(model) ? way : knownWay(model, token, to);
}

/** What is said of a place that there is no known way to: with every known door open there may be one. */
function whyNoWay(model: BoardModel, token: BoardToken, to: Square): string {
  const ground = groundOf(model);
  if (lastOpened?.ground !== ground)
    lastOpened = { ground, barriers: barriersOf([...wallsOf(model), ...windowsOf(model)]) };
  return pathTo(token.square, to, { ...ground, barriers: lastOpened.barriers }, FARTHEST) ? SHUT : NO_WAY;
}

/** Whether this seat knows a square of the map at all. */
const isKnown = ({ rows, all }: BoardModel, { x, y }: Square): boolean =>
  all || isSet(rows.find((row) => row.y === y)?.explored, x);

/** The step onto a square that nobody knows, past no wall and door that is known; null where it is farther off. */
function stepInto(model: BoardModel, { square }: BoardToken, to: Square): readonly Square[] | null {
  if (!model.scene || isKnown(model, to) || stepsBetween(square, to, gridOf(model)) !== 1) return null;
  return pathTo(square, to, { ...groundOf(model), floor: null }, 2);
}

type Ground = Parameters<typeof pathTo>[2];

function groundToWalk(model: BoardModel, { side, square }: BoardToken): Ground {
  if (!model.all || side === 'other') return groundOf(model);
  if (lastWalked?.model !== model) lastWalked = { model, grounds: new Map() };
  const from = `${square.x},${square.y}`;
  const ground = lastWalked.grounds.get(from) ?? groundAsExplored(model, square);
  lastWalked.grounds.set(from, ground);
  return ground;
}

/** Of the model that was asked about last: what one of the party walks on, by where they stand. */
let lastWalked: { readonly model: BoardModel; readonly grounds: Map<string, Ground> } | null = null;

function groundAsExplored(model: BoardModel, square: Square): Ground {
  const ground = groundOf(model);
  const beside = (x: number, y: number) => stepsBetween({ x, y }, square, gridOf(model)) < 2;
  const explored = new Map(model.rows.map((row) => [row.y, row.explored]));
  const floor = ground.floor?.map((row, y) =>
    Array.from(row, (bit, x) => (isSet(explored.get(y), x) || beside(x, y) ? bit : '0')).join(''),
  );
  return { ...ground, floor: floor ?? null };
}

/** The middles of the squares that somebody went over from one to where they stand now, both left out; none where no way is known. */
export function walkOf(model: BoardModel, token: BoardToken, from: Square): readonly Point[] {
  const beside = stepsBetween(token.square, from, gridOf(model)) < 2;
  return beside
    ? []
    : (knownWay(model, { ...token, square: from }, token.square)
        ?.slice(1, -1)
        .map((square) => centreOf(square, gridOf(model))) ?? []);
}

/** Squares that somebody is seen to run who flees. */
const SEEN_RUNNING = 8;

/** The middles of the squares by which somebody runs off, as far from the party as the known ground goes; none where there is no way. */
export function flightOf(model: BoardModel, token: BoardToken): readonly Point[] {
  const others = model.tokens.filter(({ side, down }) => side !== 'other' && !down);
  const at = (square: Square) => centreOf(square, gridOf(model));
  const away = (from: Square) =>
    Math.min(...others.map(({ square }) => Math.hypot(at(square).x - at(from).x, at(square).y - at(from).y)));
  const reached = reachable(token.square, groundOf(model), SEEN_RUNNING);
  const [farthest] = reached.toSorted((one, other) => away(other.square) - away(one.square));
  return farthest && others.length > 0 ? (knownWay(model, token, farthest.square)?.slice(1).map(at) ?? []) : [];
}

/** Of a player's own characters the one with the shortest known way to either side of a door; null for none, and for a referee. */
export function nearestTo(model: BoardModel, door: BoardDoor): BoardToken | null {
  if (model.all) return null;
  const sides = sidesOf(door, gridOf(model));
  const coming = model.tokens.flatMap((token) => {
    const ways = token.movable && !token.down ? sides.flatMap((side) => waysBetween(model, token, side)) : [];
    return ways.length > 0 ? [{ token, length: Math.min(...ways) }] : [];
  });
  return coming.toSorted((one, other) => one.length - other.length)[0]?.token ?? null;
}

/** Squares of walking beyond which nobody goes up to a foe at once. */
const NEARBY = 60;

/** The free square next to somebody that another has the shortest known way to; null where there is none. */
export function squareBeside(model: BoardModel, token: BoardToken, { x, y }: Square): Square | null {
  const standing = model.tokens.filter(({ id, down }) => id !== token.id && !down).map(({ square }) => square);
  const near = reachable(token.square, groundToWalk(model, token), NEARBY).filter(
    ({ square }) =>
      stepsBetween(square, { x, y }, gridOf(model)) === 1 &&
      !standing.some((taken) => taken.x === square.x && taken.y === square.y),
  );
  return near.toSorted((one, other) => one.length - other.length)[0]?.square ?? null;
}

function waysBetween(model: BoardModel, token: BoardToken, to: Square): readonly number[] {
  const here = token.square.x === to.x && token.square.y === to.y;
  const way = here ? [token.square] : knownWay(model, token, to);
  return way ? [pathLength(way, gridOf(model))] : [];
}

/** What a way costs, in feet: on ground that the party knows well less than it is long. */
function feetOf(model: BoardModel, squares: readonly Square[]): number {
  return model.feetOf?.(squares) ?? pathLength(squares, gridOf(model)) * (model.scene?.feetPerSquare ?? 10);
}

/** How many squares of a way lie within so many feet. */
function withinFeet(model: BoardModel, squares: readonly Square[], feet: number): number {
  let walked = 0;
  for (const [place, square] of squares.entries()) {
    const before = squares[place - 1];
    if (before) walked += feetOf(model, [before, square]);
    if (!isWithin(walked, feet)) return place;
  }
  return squares.length;
}

/** The squares that a token can get to with what it has left, nearest first, its own among them; none where that is not known, or nowhere. */
export function reachOf(model: BoardModel, token: BoardToken): readonly Reached[] {
  if (!model.scene || token.movementLeft === null) return [];
  const most = Math.min(SHOWN, token.movementLeft / model.scene.feetPerSquare);
  const reached = reachable(token.square, groundToWalk(model, token), most * FARTHER, {
    times: model.timesOnto,
    costs: (onto) => costOnto(model, onto),
    most,
  });
  return reached.length > 1 ? reached : [];
}

/** So many times as far one goes at most on ground that is known well. */
const FARTHER = 3;

/** What a step onto a square costs, in lengths of a square. */
function costOnto(model: BoardModel, { x, y }: Square): number {
  const feet = model.scene?.feetPerSquare ?? 10;
  const beside = { x: x - 1, y };
  return model.feetOf ? model.feetOf([beside, { x, y }]) / feet : (model.timesOnto?.({ x, y }) ?? 1);
}

/** Of the ground that was asked about last: what stands in the way with every known door open. */
let lastOpened: { readonly ground: Ground; readonly barriers: Ground['barriers'] } | null = null;

const windowsOf = ({ doors }: BoardModel) =>
  doors.filter(({ kind, open }) => kind === 'window' && !open).map(({ segment }) => segment);

const wallsOf = ({ rows }: BoardModel) => rows.flatMap((row) => inTheWay(row.walls, 'steps'));

let last: { model: BoardModel; ground: Ground } | null = null;

/** What stands in the way on the known map; kept while the model is the same. */
function groundOf(model: BoardModel): Ground {
  if (last?.model === model) return last.ground;
  const shut = model.doors.filter((door) => !door.open && !ALWAYS_OPEN.includes(door.kind)).map((door) => door.segment);
  const width = model.scene?.width ?? 0;
  const blank = '0'.repeat(width);
  const floor = Array.from(
    { length: model.scene?.height ?? 0 },
    (_, y) => model.rows.find((row) => row.y === y)?.floor ?? blank,
  );
  const ground = {
    floor,
    barriers: barriersOf([...wallsOf(model), ...shut]),
    bounds: { width, height: model.scene?.height ?? 0, grid: gridOf(model) },
  };
  last = { model, ground };
  return ground;
}

/** A measured line, in feet as one walks: diagonals count one and a half. */
export const measured = (from: Point, to: Point, feetPerSquare: number, grid: GridKind): number =>
  distanceInSquares(squareAt(from, grid), squareAt(to, grid), grid) * feetPerSquare;
