import {
  type Bounds,
  centreOf,
  clipped,
  extentOf,
  type GridKind,
  hasSquare,
  lengthOf,
  outlineOf,
  overlap,
  type Point,
  placesUnder,
  rowsOfSquares,
  type Segment,
  type Square,
  type SquareRows,
  sameSquare,
  squareAt,
  squaresOf,
  within,
} from '@lanthorn/geometry';
import type { FloorRun, LastingMagic, MapPart } from '../../../state/magic.ts';
import type { Laid, Scene, Wall } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { carriedOver, valuesOf } from './carried-over.ts';

/** How the places of a map lie over its picture, of which kind they are, and how many there are. */
export type Regrid = Required<Laid> & Bounds & { readonly grid: GridKind };

/** In squares; what is left of a wall or a door that lies beyond the map is none. */
const SHORTEST_WALL = 0.02;

/**
 * The state with the places of a map otherwise over its picture, and of another kind. All that is drawn or stands there
 * stays where it lies over the picture: walls and lights to the point, walls cut at the edge of the map, and what goes by
 * places comes to those that hold the middles of the old ones.
 */
export function regridded(state: GameState, scene: Scene, laid: Regrid): GameState {
  const { pointOnto, placeOnto } = ontoOf(scene, laid);
  const { lastMoves: _stand, ...carried } = carriedOver(state, scene.id, placeOnto, pointOnto);
  const { magic } = state;
  return {
    ...carried,
    ...(magic && { magic: magic.map((one) => magicOnto(one, scene, laid)) }),
    scenes: { ...carried.scenes, [scene.id]: redrawn(carried.scenes[scene.id] ?? scene, laid) },
  };
}

/** By which a point, a line and a place of a map come to where they lie once its places lie otherwise; none of them off the map. */
function ontoOf(scene: Scene, laid: Regrid) {
  const extent = extentOf(laid);
  const through = throughPicture(layOf(scene), laid);
  const heldOn = ({ x, y }: Point): Point => ({ x: held(x, 0, extent.width), y: held(y, 0, extent.height) });
  const pointOnto = (point: Point): Point => heldOn(through(point));
  /** A line is cut at the edge of the map; one that lies along it, a little beyond, is held at it. Null for what lies farther off. */
  const lineOnto = ({ a, b }: Segment): Segment | null => {
    const moved = { a: through(a), b: through(b) };
    const part = clipped(moved, extent);
    if (part)
      return { a: part.a === moved.a ? part.a : tidied(part.a), b: part.b === moved.b ? part.b : tidied(part.b) };
    const along = { a: heldOn(moved.a), b: heldOn(moved.b) };
    const off = Math.max(lengthOf({ a: moved.a, b: along.a }), lengthOf({ a: moved.b, b: along.b }));
    return off <= AT_EDGE ? along : null;
  };
  const placeOnto = (place: Square): Square => {
    const { x, y } = squareAt(through(centreOf(place, scene.grid)), laid.grid);
    return { x: held(x, 0, laid.width - 1), y: held(y, 0, laid.height - 1) };
  };
  return { pointOnto, lineOnto, placeOnto };
}

/** So many places as are asked for, and as many more as it takes for all that lies on the map to stay on it. */
export function roomOnto(scene: Scene, laid: Regrid, points: readonly Point[], places: readonly Square[]): Bounds {
  const through = throughPicture(layOf(scene), laid);
  const reached = [
    ...points.map(through).map(({ x, y }) => ({ x: x - AT_EDGE, y: y - AT_EDGE })),
    ...places.map((place) => through(centreOf(place, scene.grid))),
  ];
  const ends = reached.map((point) => squareAt(point, laid.grid));
  return {
    width: ends.reduce((most, { x }) => Math.max(most, x + 1), laid.width),
    height: ends.reduce((most, { y }) => Math.max(most, y + 1), laid.height),
  };
}

/** In squares: a point that lies no farther beyond the edge of the map is held at it. */
const AT_EDGE = 0.5;

/** To a thousandth of a square, as all points of a map that was laid anew. */
const tidied = ({ x, y }: Point): Point => ({ x: thousandths(x), y: thousandths(y) });
const thousandths = (value: number): number => Math.round(value * 1_000) / 1_000 + 0;

const held = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const layOf = ({ image }: Scene): Required<Laid> => ({ ...NO_LAY, ...image });
const NO_LAY = { pixelsPerSquare: 1, corner: { x: 0, y: 0 } };

/** By which a point of the one plane comes to where it lies in the other, to a thousandth of a square; the same where both lie alike. */
function throughPicture(from: Required<Laid>, to: Required<Laid>): (point: Point) => Point {
  const way = (axis: 'x' | 'y') => (at: number) => {
    const offset = from.corner[axis] - to.corner[axis];
    if (offset === 0 && from.pixelsPerSquare === to.pixelsPerSquare) return at;
    return thousandths((offset + at * from.pixelsPerSquare) / to.pixelsPerSquare);
  };
  const [across, down] = [way('x'), way('y')];
  return ({ x, y }) => ({ x: across(x), y: down(y) });
}

function redrawn(scene: Scene, laid: Regrid): Scene {
  const { grid, width, height, pixelsPerSquare, corner } = laid;
  const { pointOnto, lineOnto, placeOnto } = ontoOf(scene, laid);
  const places = everyPlace(scene, laid);
  const rowsWhere = (holds: (place: OldPlace) => boolean): SquareRows =>
    rowsOfSquares(
      width,
      height,
      places.filter(holds).map(({ place }) => place),
    );
  const over = Map.groupBy(places, ({ under }) => keyOf(under));
  const among = (squares: readonly Square[]): readonly Square[] => {
    const found = squares.flatMap((square) => (over.get(keyOf(square)) ?? []).map(({ place }) => place));
    return found.length > 0 ? found : distinct(squares.map(placeOnto));
  };
  const thingOnto = <One extends { readonly at: Point }>(one: One): One => ({ ...one, at: pointOnto(one.at) });
  const { floor, exits, setDown, lore, image } = scene;
  const explored = rowsOfSquares(width, height, exploredOf(scene, laid, places));
  return {
    ...scene,
    grid,
    width,
    height,
    image: image && { asset: image.asset, pixelsPerSquare, corner },
    floor: floor && rowsWhere(({ under }) => hasSquare(floor, under)),
    explored,
    walked: rowsWhere(({ place, under }) => hasSquare(scene.walked, under) && hasSquare(explored, place)),
    walls: wallsBy(lineOnto)(scene.walls),
    doors: doorsOnto(scene.doors, lineOnto),
    lights: scene.lights.map(thingOnto),
    features: scene.features.map(thingOnto),
    notes: scene.notes.map(thingOnto),
    rooms: scene.rooms.map((room) => ({ ...room, at: placeOnto(room.at), squares: among(room.squares) })),
    traps: valuesOf(scene.traps, (trap) => ({ ...trap, squares: among(trap.squares) })),
    ...(exits && { exits: valuesOf(exits, (exit) => ({ ...exit, at: placeOnto(exit.at) })) }),
    ...(setDown && { setDown: distinct(setDown.map(placeOnto)) }),
    ...(lore && { lore: lore.map((one) => ({ ...one, square: placeOnto(one.square) })) }),
  };
}

/** Magic with what it makes of a map where that lies now: the walls as the map has them, so that they are found when it ends. */
function magicOnto(magic: LastingMagic, scene: Scene, laid: Regrid): LastingMagic {
  const { redraws } = magic;
  if (redraws?.scene !== scene.id) return magic;
  const wallsOnto = wallsBy(ontoOf(scene, laid).lineOnto);
  const floorOnto = (runs: readonly FloorRun[]): readonly FloorRun[] => {
    const isUnder = ({ x, y }: Square) =>
      runs.some(([first, row, count]) => y === row && x >= first && x < first + count);
    return everyPlace(scene, laid).flatMap(({ place, under }) =>
      isUnder(under) ? [[place.x, place.y, 1] as const] : [],
    );
  };
  const partOnto = ({ walls, floor }: MapPart): MapPart => ({
    ...(walls && { walls: wallsOnto(walls) }),
    ...(floor && { floor: floorOnto(floor) }),
  });
  return { ...magic, redraws: { scene: scene.id, put: partOnto(redraws.put), take: partOnto(redraws.take) } };
}

const wallsBy =
  (lineOnto: (line: Segment) => Segment | null) =>
  (walls: readonly Wall[]): readonly Wall[] =>
    walls.flatMap((wall) => partsOf(lineOnto(wall)).map((part) => ({ ...wall, ...part })));

/** A place as it will lie, and the one that holds its middle now. */
interface OldPlace {
  readonly place: Square;
  readonly under: Square;
}

function everyPlace(scene: Scene, laid: Regrid): readonly OldPlace[] {
  const back = throughPicture(laid, layOf(scene));
  return Array.from({ length: laid.width * laid.height }, (_, at) => {
    const place = { x: at % laid.width, y: Math.floor(at / laid.width) };
    return { place, under: squareAt(back(centreOf(place, laid.grid)), scene.grid) };
  });
}

/** Places whose every part was explored: players see no more of the picture than they did. */
function exploredOf(scene: Scene, laid: Regrid, places: readonly OldPlace[]): readonly Square[] {
  const back = throughPicture(laid, layOf(scene));
  const isSeen = (old: Square): boolean => within(old, scene) && hasSquare(scene.explored, old);
  if (squaresOf(scene.explored).length === 0) return [];
  return places
    .filter(({ place, under }) => {
      if (!isSeen(under)) return false;
      const outline = outlineOf(place, laid.grid).map(back);
      const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
      return placesUnder(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), scene.grid).every(
        (old) => isSeen(old) || !overlap(outline, outlineOf(old, scene.grid)),
      );
    })
    .map(({ place }) => place);
}

const keyOf = ({ x, y }: Square): string => `${x},${y}`;

const distinct = (squares: readonly Square[]): readonly Square[] =>
  squares.filter((square, at) => squares.findIndex((other) => sameSquare(other, square)) === at);

/** A line that is long enough to be a wall or a door, alone in a list; none for what is not. */
const partsOf = (line: Segment | null): readonly Segment[] => (line && lengthOf(line) >= SHORTEST_WALL ? [line] : []);

const doorsOnto = (doors: Scene['doors'], lineOnto: (line: Segment) => Segment | null): Scene['doors'] =>
  Object.fromEntries(
    Object.entries(doors).flatMap(([id, door]) =>
      partsOf(lineOnto(door.segment)).map((segment) => [id, { ...door, segment }]),
    ),
  );
