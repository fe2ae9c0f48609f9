import {
  hasSquare,
  isFloor,
  middleOf,
  roomSquares,
  type Square,
  type SquareRows,
  sidesOf,
  squareAt,
  squaresOf,
  within,
} from '@lanthorn/geometry';
import { once } from '../../../core/index.ts';
import { groundOf } from '../../../state/ground.ts';
import { hoardsOf } from '../../../state/hoard.ts';
import { isDead } from '../../../state/read.ts';
import type { Exit, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';

const WAYS_IN = ['entrance', 'stairs-up', 'stairs-down'] as const;

/** Ways out by which one comes in sooner than deeper down. */
const FROM_ABOVE: readonly Exit['kind'][] = ['stairs-up', 'ladder-up', 'door', 'passage'];

/**
 * Where one comes in: at a way out, one that leads up or outside first; at an entrance or stairs that are drawn; in the
 * first room with a way out where nothing lies or lurks, else the first with a way out; in the largest place that walls
 * close in, where neither rooms nor floor were drawn; or on the first floor there is.
 * A room that nothing but a secret door leads from is the last of all.
 */
export function wayInOf(state: GameState, scene: Scene): Square {
  const exits = Object.values(scene.exits ?? {}).filter(({ hidden }) => !hidden);
  const exit = exits.find(({ kind }) => FROM_ABOVE.includes(kind)) ?? exits[0];
  return exit?.at ?? drawnWayIn(scene) ?? roomToComeInto(state, scene) ?? closedIn(scene) ?? firstFloor(scene);
}

function drawnWayIn(scene: Scene): Square | null {
  const feature = WAYS_IN.flatMap((kind) => scene.features.find((one) => one.kind === kind) ?? [])[0];
  const drawn = feature && squareAt(feature.at, scene.grid);
  return drawn && within(drawn, scene) ? drawn : null;
}

function roomToComeInto(state: GameState, scene: Scene): Square | null {
  const open = roomsWithWayOut(scene);
  const empty = open.find(({ squares }) => !isHeld(state, scene, squares));
  return (empty ?? open[0] ?? scene.rooms[0])?.at ?? null;
}

/** The rooms that one can leave, each once where several numbers stand in one. */
const roomsWithWayOut = once((scene: Scene) => {
  const ground = groundOf(scene);
  const beside = Object.values(scene.doors)
    .filter(({ kind }) => kind !== 'secret' && kind !== 'window')
    .flatMap(({ segment }) => sidesOf(segment, scene.grid));
  const apart: { readonly at: Square; readonly squares: SquareRows }[] = [];
  for (const { at } of scene.rooms)
    if (!apart.some(({ squares }) => hasSquare(squares, at))) apart.push({ at, squares: roomSquares(at, ground) });
  return apart.filter(({ squares }) => hasWayOut(scene, squares, beside));
});

/** Whether one leaves a room by a door that shows, into a room that stands open, or off the map. @param beside the squares at its doors */
function hasWayOut({ rooms }: Scene, squares: SquareRows, beside: readonly Square[]): boolean {
  const within = rooms.filter(({ at }) => hasSquare(squares, at));
  return beside.some((side) => hasSquare(squares, side)) || within.length > 1 || isAtEdge(squares);
}

/** Whether a room reaches the edge of the map. */
const isAtEdge = (squares: SquareRows): boolean =>
  squares.some(
    (row, y) =>
      (row.includes('1') && (y === 0 || y === squares.length - 1)) || row.startsWith('1') || row.endsWith('1'),
  );

/** Whether somebody who is not of the party is in a room, or treasure lies there. */
function isHeld(state: GameState, scene: Scene, squares: SquareRows): boolean {
  const others = Object.values(state.creatures).filter((one) => !state.party.members.includes(one.id) && !isDead(one));
  return [...others, ...hoardsOf(state)].some(({ at }) => at?.scene === scene.id && hasSquare(squares, at.square));
}

/** The middle of the largest place that walls and doors close in, on a picture of which no floor was drawn; null for none. */
const closedIn = once((scene: Scene): Square | null => {
  if (scene.floor || scene.walls.length === 0) return null;
  const ground = groundOf(scene);
  const looked = new Set<number>();
  let largest: readonly Square[] = [];
  for (let y = 0; y < scene.height; y += 1)
    for (let x = 0; x < scene.width; x += 1) {
      if (looked.has(y * scene.width + x)) continue;
      const place = roomSquares({ x, y }, ground);
      const squares = squaresOf(place);
      for (const square of squares) looked.add(square.y * scene.width + square.x);
      if (squares.length > largest.length && !isAtEdge(place)) largest = squares;
    }
  return middleOf(largest);
});

function firstFloor(scene: Scene): Square {
  const ground = groundOf(scene);
  for (let y = 0; y < scene.height; y += 1)
    for (let x = 0; x < scene.width; x += 1) if (isFloor({ x, y }, ground)) return { x, y };
  return { x: 0, y: 0 };
}
