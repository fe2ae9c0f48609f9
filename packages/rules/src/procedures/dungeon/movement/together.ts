import { distanceInSquares, isFloor, movedAlong, type Square, sameSquare } from '@lanthorn/geometry';
import { byRule, type Refusal } from '../../../core/index.ts';
import { type Handler, type Play, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { groundOf, placesAround } from '../../../state/ground.ts';
import { sceneNamed } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { asFarAs } from './as-far.ts';
import { isHeld } from './held.ts';
import { unableToGo } from './may.ts';
import { placeFreely } from './put.ts';
import { feetLeft } from './rate.ts';
import { noTimeToGo } from './time-left.ts';
import { untilOf } from './until.ts';
import { type Way, walk } from './walk.ts';
import { findWay, SHUT_DOOR, setsDown, wayToShutDoor } from './walking.ts';
import { costOf, type Eye, groundFor, isWithin, shunnedBy, wayOver } from './way.ts';

/** Several go in formation, as one holds to another's place now; the referee sets them down so. */
export const moveTogether: Handler<'MoveTogether'> = (play, { creatures, to, of, walks = false }) => {
  const first = play.state.creatures[of];
  const scene = sceneNamed(play.state, first?.at?.scene);
  if (!first || !scene) return null;
  const others = [...new Set(creatures)].flatMap((each) => {
    const found = play.state.creatures[each];
    return found && each !== of && found.at?.scene === scene.id ? [found] : [];
  });
  return setsDown(play.by, walks)
    ? setDown(play, scene, [first, ...others], to)
    : setOut(play, scene, first, others, to);
};

function setDown(play: Play, scene: Scene, movers: readonly Creature[], to: Square): void {
  const places = formation(play.state, play.by, scene, movers, to);
  movers.forEach((mover, rank) => {
    const place = places[rank];
    if (mover.at && place && !sameSquare(mover.at.square, place))
      placeFreely(play, scene, mover, mover.at.square, place);
  });
}

/** Squares; so often a nearer goal is tried, where somebody could not come so far. */
const TRIES = 8;

function setOut(play: Play, scene: Scene, first: Creature, others: readonly Creature[], to: Square): Refusal | null {
  const { state } = play;
  const from = first.at?.square ?? to;
  const clear = findWay(play, scene, first, from, to);
  const shut = 'code' in clear ? wayToShutDoor(play, scene, first, from, to) : null;
  const found = shut ?? clear;
  if ('code' in found) return found;
  const { path: whole, eye } = found;
  const led = others.filter((other) => (unableToGo(state, other) ?? noTimeToGo(state, other)) === null);
  const far = asFarAs(state, scene, first, whole);
  if (far.length < 2)
    return (
      noTimeToGo(state, first) ??
      byRule(rulesOf(state).movement.groupRule, 'too-far', `${called(first)} can go no farther now.`)
    );
  let path = far;
  let ways = waysTo(play.state, eye, scene, [first, ...led], path);
  for (let tried = 0; tried < TRIES && path.length > 2 && isAnyLate(state, scene, ways); tried += 1) {
    path = asFarAs(state, scene, first, path.slice(0, -1));
    ways = waysTo(play.state, eye, scene, [first, ...led], path);
  }
  const walked = ways.map((way) => shortened(state, scene, way)).filter((way) => way.path.length > 1);
  const isThere = path.length === whole.length;
  const arrives = isThere && (shut !== null || !isAnyLate(state, scene, ways));
  const aim = {
    ...(shut ? { what: SHUT_DOOR, forItself: true } : { what: null }),
    toPlayers: shut && eye.role === 'referee' ? 'unknown' : 'known',
    within: arrives,
    until: untilOf(state),
    others: walked.length - 1,
  } as const;
  walk(
    play,
    walked.map((way, rank) => (rank === 0 ? { ...way, aim } : way)),
  );
  return null;
}

function waysTo(
  state: GameState,
  eye: Eye,
  scene: Scene,
  movers: readonly Creature[],
  path: readonly Square[],
): readonly Way[] {
  const goal = path.at(-1);
  if (!goal) return [];
  const places = formation(state, eye, scene, movers, goal);
  return movers.map((mover, rank) => {
    const [here, place] = [mover.at?.square ?? goal, places[rank]];
    const shunned = shunnedBy(state, scene, mover);
    const way = rank === 0 ? path : place && wayOver(scene, here, place, groundFor(eye, scene, here), { shunned });
    return { creature: mover.id, path: way || [here] };
  });
}

function isAnyLate(state: GameState, scene: Scene, ways: readonly Way[]): boolean {
  return ways.some(({ creature, path }) => {
    const mover = state.creatures[creature];
    return mover !== undefined && !isWithin(costOf(state, scene, path), feetLeft(state, mover));
  });
}

function shortened(state: GameState, scene: Scene, way: Way): Way {
  const mover = state.creatures[way.creature];
  return mover ? { ...way, path: asFarAs(state, scene, mover, way.path) } : way;
}

/** A place for each: as far from the first one's as now where one can stand there, else the nearest that is free; on no trap that was found, while there is room beside it. */
function formation(
  state: GameState,
  eye: Eye,
  scene: Scene,
  movers: readonly Creature[],
  to: Square,
): readonly Square[] {
  const [first] = movers;
  const lead = first?.at?.square ?? to;
  const ground = eye.role === 'referee' ? groundOf(scene) : groundFor(eye, scene, lead);
  const about = placesAround(to, movers.length * 4 + 8, ground, []);
  const places: Square[] = [];
  for (const mover of movers) {
    const here = mover.at?.square ?? lead;
    const wanted = movedAlong(here, lead, to, scene.grid);
    const shunned = shunnedBy(state, scene, mover);
    const isSafe = (place: Square) => !shunned?.(place);
    const isFree = (place: Square) =>
      !places.some((taken) => sameSquare(taken, place)) && (eye.role === 'referee' || !isHeld(state, mover, place));
    const near = about.toSorted(
      (one, other) => distanceInSquares(one, wanted, scene.grid) - distanceInSquares(other, wanted, scene.grid),
    );
    const stands = eye.role === 'referee' ? isFloor(wanted, ground) : about.some((one) => sameSquare(one, wanted));
    const place =
      mover === first
        ? to
        : stands && isSafe(wanted) && isFree(wanted)
          ? wanted
          : (near.filter(isSafe).find(isFree) ?? near.find(isFree));
    places.push(place ?? here);
  }
  return places;
}
