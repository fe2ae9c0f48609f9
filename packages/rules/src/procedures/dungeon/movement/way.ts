import {
  addSquares,
  distanceInSquares,
  type Ground,
  hasSquare,
  intersectRows,
  isFloor,
  pathRound,
  type Shunned,
  type Square,
  type SquareRows,
  squareAt,
  type TimesOnto,
} from '@lanthorn/geometry';
import type { Seat } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { around, groundAsKnown, groundOf } from '../../../state/ground.ts';
import type { Scene, Trap } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { isSprungAsKnown } from '../../../state/trap-look.ts';
import { ofParty } from '../../situation/sight/known.ts';

/** Squares; no way is looked for that is longer. */
export const FARTHEST = 400;

/** With whose knowledge of the map a way is looked for. */
export type Eye = Pick<Seat, 'role'>;

/** By what has been explored: the part of it that one can stand on, and what is known from single squares of it. */
const explorations = new WeakMap<SquareRows, { readonly floor: SquareRows; readonly from: Map<number, Ground> }>();

/**
 * What a seat knows to walk on from a square: the referee all of the map, the others what has been explored, and a step
 * beyond, which one can feel out. So an answer tells nothing of the map that the eye would not.
 */
export function groundFor(seat: Eye, scene: Scene, from: Square): Ground {
  if (seat.role === 'referee') return groundOf(scene);
  const ground = groundAsKnown(scene);
  const known = explorationOf(scene, ground);
  const place = from.y * scene.width + from.x;
  const before = known.from.get(place);
  if (before?.barriers === ground.barriers) return before;
  const felt = [from, ...around(from, scene.grid)].filter((square) => isFloor(square, ground));
  const made = { ...ground, floor: addSquares(known.floor, felt) };
  known.from.set(place, made);
  return made;
}

/** What a seat knows to walk on, wherever it stands. */
export function knownGround(seat: Eye, scene: Scene): Ground {
  if (seat.role === 'referee') return groundOf(scene);
  const ground = groundAsKnown(scene);
  return { ...ground, floor: explorationOf(scene, ground).floor };
}

function explorationOf({ explored }: Scene, { floor }: Ground) {
  const known = explorations.get(explored) ?? {
    floor: floor ? intersectRows(explored, floor) : explored,
    from: new Map<number, Ground>(),
  };
  explorations.set(explored, known);
  return known;
}

/** How many times as much a square takes that the referee has drawn as rough ground. */
const ROUGH = 2;

/**
 * The shortest way over some ground, both ends included, round what is rough where that is quicker, and round traps that
 * were found where there is any way round them; null for none.
 */
export const wayOver = (
  scene: Scene,
  from: Square,
  to: Square,
  ground: Ground,
  { shunned = foundTrapsOf(scene), farthest = FARTHEST }: Looking = {},
): Square[] | null => pathRound(from, to, ground, farthest, shunned, timesOnto(scene));

/** How a way is looked for. */
interface Looking {
  /** What is gone round; the traps that were found where it is not given. */
  readonly shunned?: Shunned | null;
  /** Squares. */
  readonly farthest?: number;
}

/** The squares that somebody goes round: the party's people the traps that were found; of others nobody says what they know. */
export const shunnedBy = (state: GameState, scene: Scene, mover: Creature): Shunned | null =>
  ofParty(state, mover) ? foundTrapsOf(scene) : null;

/** How many times as long a step onto a square of a scene is: twice where it is rough, and has been seen to be. */
export function timesOnto(scene: Scene): TimesOnto | undefined {
  return roughOf(scene).size > 0 ? (square) => (isRough(scene, square) ? ROUGH : 1) : undefined;
}

/** What a way costs of the rate, in feet: less where the party has walked before, all of it in an encounter; more over rough ground. */
export function costOf(state: GameState, scene: Scene, path: readonly Square[]): number {
  const { movement } = rulesOf(state);
  const haste = state.encounter ? 1 : movement.familiar(1);
  let squares = 0;
  path.forEach((square, step) => {
    const before = path[step - 1];
    const times = isRough(scene, square) ? ROUGH : 1;
    if (before)
      squares += (times * distanceInSquares(before, square, scene.grid)) / (isFamiliar(scene, square) ? haste : 1);
  });
  return squares * scene.feetPerSquare;
}

/** By the things that are drawn on a scene, the squares of rough ground among them. */
const roughs = new WeakMap<Scene['features'], ReadonlySet<string>>();

/** Whether a square is rough, and has been seen to be: what nobody has seen yet takes nothing that could tell of it. */
function isRough(scene: Scene, square: Square): boolean {
  const known = roughOf(scene);
  return known.size > 0 && known.has(nameOf(square)) && hasSquare(scene.explored, square);
}

const nameOf = ({ x, y }: Square): string => `${x},${y}`;

function roughOf({ features, grid }: Scene): ReadonlySet<string> {
  const known =
    roughs.get(features) ??
    new Set(features.filter(({ kind }) => kind === 'rough').map(({ at }) => nameOf(squareAt(at, grid))));
  roughs.set(features, known);
  return known;
}

/** By the traps of a scene, whether one that the players know of, and take to be set, lies on a square; null for none. */
const foundTraps = new WeakMap<Scene['traps'], Shunned | null>();

/** The squares of a scene that nobody who knows what the players do steps onto where there is a way round; null for none. */
export function foundTrapsOf({ traps }: Scene): Shunned | null {
  if (!foundTraps.has(traps)) foundTraps.set(traps, shunned(Object.values(traps).filter(isFoundAndSet)));
  return foundTraps.get(traps) ?? null;
}

const isFoundAndSet = (trap: Trap): boolean => trap.guards === 'room' && trap.found && !isSprungAsKnown(trap);

function shunned(traps: readonly Trap[]): Shunned | null {
  const squares = new Set(traps.flatMap((trap) => trap.squares.map(nameOf)));
  return squares.size > 0 ? (square) => squares.has(nameOf(square)) : null;
}

/** A square where members of the party have walked, or next to one. */
const isFamiliar = ({ walked, grid }: Scene, square: Square): boolean =>
  hasSquare(walked, square) || around(square, grid).some((near) => hasSquare(walked, near));

/** Whether a cost is within what is left; thirds of a foot do not matter. */
export const isWithin = (feet: number, left: number): boolean => feet <= left + 0.001;
