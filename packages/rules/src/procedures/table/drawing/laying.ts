import { type Bounds, type GridKind, type Point, type Square, squareAt } from '@lanthorn/geometry';
import { impossible, type Refusal } from '../../../core/index.ts';
import { areasOf } from '../../../state/areas.ts';
import { drawingsOf } from '../../../state/drawings.ts';
import { lyingThings } from '../../../state/lying.ts';
import { type Laid, MOST_SQUARES, placesOf, type Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { roomOnto } from './regridded.ts';

/** Pixels that a square has at least: what is drawn in it could not be told apart. */
const LEAST_PIXELS = 4;

/** How the places of a map are asked to lie over its picture: of which kind they are, where that is to change, and how many. */
export type LayAsked = Required<Laid> & Bounds & { readonly grid?: GridKind };

/** What stands against laying the squares so. */
export function cannotLaySquares(
  { image, grid: now }: Scene,
  { pixelsPerSquare, width, height, grid = now }: LayAsked,
): Refusal | null {
  const places = placesOf(grid);
  if (!image) return impossible('no-such-thing', `That map has no picture for its ${places} to lie over.`);
  if (pixelsPerSquare < LEAST_PIXELS)
    return impossible(
      'bad-input',
      grid === 'square'
        ? `A square has at least ${LEAST_PIXELS} pixels of the picture to a side.`
        : `A hex has at least ${LEAST_PIXELS} pixels of the picture from side to side.`,
    );
  return Math.max(width, height) > MOST_SQUARES
    ? impossible('bad-input', `A map is from 1 to ${MOST_SQUARES} ${places} a side: choose larger ${places}.`)
    : null;
}

/** So many squares, and as many more as it takes for all that is drawn or stands on the map to stay on it. */
export function roomFor(state: GameState, scene: Scene, asked: LayAsked): Bounds {
  const { grid = scene.grid } = asked;
  if (grid !== scene.grid)
    return roomOnto(scene, { ...asked, grid }, pointsOf(scene), placesWithSomething(state, scene));
  const squares = placesWithSomething(state, scene);
  const most = (way: 'x' | 'y', least: number, now: number): number => {
    const points = pointsOf(scene).map((at) =>
      scene.grid === 'square' ? Math.ceil(at[way]) : squareAt(at, scene.grid)[way] + 1,
    );
    const ends = [...points, ...squares.map((square) => square[way] + 1)];
    return ends.reduce((all, end) => Math.max(all, Math.min(end, now)), least);
  };
  return { width: most('x', asked.width, scene.width), height: most('y', asked.height, scene.height) };
}

const pointsOf = ({ walls, doors, lights, features, notes }: Scene): readonly Point[] => [
  ...[...walls, ...Object.values(doors).map(({ segment }) => segment)].flatMap(({ a, b }) => [a, b]),
  ...[lights, features, notes].flatMap((things) => things.map(({ at }) => at)),
];

/** Where things stand or lie, and what rooms and traps there are. */
const placesWithSomething = (state: GameState, scene: Scene): readonly Square[] => [
  ...squaresOf(scene),
  ...squaresWithSomething(state, scene),
];

const squaresOf = ({ rooms, traps, exits = {}, lore = [] }: Scene): readonly Square[] => [
  ...[...rooms, ...Object.values(traps)].flatMap(({ squares }) => squares),
  ...[...rooms, ...Object.values(exits)].map(({ at }) => at),
  ...lore.map(({ square }) => square),
];

function squaresWithSomething(state: GameState, { id, grid }: Scene): readonly Square[] {
  const ways = Object.values(state.scenes).flatMap(({ exits = {} }) => Object.values(exits).map(({ to }) => to));
  const places = [
    ...[...Object.values(state.creatures), ...lyingThings(state), ...Object.values(state.hoards ?? {})].map(
      ({ at }) => at,
    ),
    ...Object.values(state.lights).map(({ left }) => left),
    ...Object.values(state.mapNotes),
    ...ways,
  ];
  const areas = Object.values(areasOf(state)).filter(({ scene }) => scene === id);
  const drawn = Object.values(drawingsOf(state)).flatMap(({ scene, points }) => (scene === id ? points : []));
  return [
    ...places.flatMap((place) => (place?.scene === id ? [place.square] : [])),
    ...[...areas.map(({ at }) => at), ...drawn].map((at) => squareAt(at, grid)),
  ];
}
