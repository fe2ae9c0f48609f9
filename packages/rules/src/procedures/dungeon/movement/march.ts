import { distanceInSquares, type Square, sameSquare, within } from '@lanthorn/geometry';
import { byRule, impossible, type Refusal, type Seat } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { groundOf, placesAround } from '../../../state/ground.ts';
import { isCapable, sceneOf } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { againstAnyStep } from './any-step.ts';
import { asFarAs } from './as-far.ts';
import { isHeld } from './held.ts';
import { feetLeft, rateNow } from './rate.ts';
import { noWay } from './shut-door.ts';
import { noTimeToGo } from './time-left.ts';
import type { Way } from './walk.ts';
import { costOf, FARTHEST, foundTrapsOf, groundFor, isWithin, wayOver } from './way.ts';

/** How everyone comes to the goal, and the rule that stands against it, if one does. */
export interface March {
  readonly ways: readonly Way[];
  readonly against: Refusal | null;
}

/** Those who march: members on the board who can, in the marching order. */
export function marchersOf(state: GameState): readonly Creature[] {
  return state.party.marchingOrder.flat().flatMap((member) => {
    const creature = state.creatures[member];
    return creature && creature.at?.scene === state.scene && isCapable(creature) ? [creature] : [];
  });
}

/** The party on its way to a square: all of it or none, as fast as the slowest; a refusal where there is no way. */
export function marchTo(state: GameState, seat: Seat, to: Square): March | Refusal {
  const scene = sceneOf(state);
  const marchers = marchersOf(state);
  const leader = marchers[0]?.at;
  if (!scene || !leader) return impossible('no-such-thing', 'Nobody of the party is on the board.');
  if (!within(to, scene) || sameSquare(to, leader.square)) return impossible('bad-input', 'There is no way to go.');
  const ways = waysTo(state, seat, scene, marchers, to, FARTHEST);
  if ('cutOff' in ways) return noWay(scene, { ...ways.cutOff, eye: seat }, NO_WAY);
  return { ways: ways.filter(({ path }) => path.length > 1), against: againstMarch(state, scene, marchers, ways) };
}

/** Whether the whole party comes to a square of the map within the turn: `marchTo` grants it then. */
export function comesTogether(state: GameState, seat: Seat, scene: Scene, to: Square): boolean {
  const marchers = marchersOf(state);
  const ways = waysTo(state, seat, scene, marchers, to, mostOfTurn(state, scene, marchers));
  return !('cutOff' in ways) && againstMarch(state, scene, marchers, ways) === null;
}

/** The way of each to a place of their own at a square; or of the first who has none of at most so many squares, from where to where. */
function waysTo(
  state: GameState,
  seat: Seat,
  scene: Scene,
  marchers: readonly Creature[],
  to: Square,
  farthest: number,
): readonly Way[] | { readonly cutOff: { readonly from: Square; readonly to: Square } } {
  const places = placesOf(state, seat, scene, marchers, to);
  const ways: Way[] = [];
  for (const [rank, { id, at }] of marchers.entries()) {
    const from = at?.square ?? to;
    const place = places[rank] ?? to;
    const path = wayOver(scene, from, place, groundFor(seat, scene, from), { farthest });
    if (!path) return { cutOff: { from, to: place } };
    ways.push({ creature: id, path });
  }
  return ways;
}

/**
 * Squares that anybody of the party can go at most in what is left of the turn: whoever is farther off, or shut away, is
 * not looked for all over the map. Round found traps the way is as long as it must be.
 */
function mostOfTurn(state: GameState, scene: Scene, marchers: readonly Creature[]): number {
  if (foundTrapsOf(scene)) return FARTHEST;
  const { movement } = rulesOf(state);
  const rate = groupRate(state, marchers);
  const feet = Math.max(0, ...marchers.map((marcher) => feetLeft(state, marcher, rate)));
  return Math.min(FARTHEST, 1 + (feet * Math.max(1, movement.familiar(1))) / scene.feetPerSquare);
}

/** As fast as the slowest: feet a turn. */
const groupRate = (state: GameState, marchers: readonly Creature[]): number =>
  rulesOf(state).movement.group(marchers.map((marcher) => rateNow(state, marcher)));

const NO_WAY = 'There is no way there for everyone that you know of.';

/** Squares; so often a nearer goal is tried for a party that cannot come all the way together. */
const TRIES = 24;

/** As much of a march as everyone comes along within the turn; null when that is not a step. */
export function shortMarch(state: GameState, seat: Seat, { ways }: March): readonly Way[] | null {
  const scene = sceneOf(state);
  const [leading] = ways;
  const leader = leading && state.creatures[leading.creature];
  if (!scene || !leader) return null;
  const rate = groupRate(state, marchersOf(state));
  let path = asFarAs(state, scene, leader, leading.path, feetLeft(state, leader, rate));
  for (let tried = 0; tried < TRIES && path.length > 1; tried += 1) {
    const goal = path.at(-1);
    const nearer = goal ? marchTo(state, seat, goal) : null;
    if (nearer && !('code' in nearer) && nearer.against === null) return nearer.ways;
    path = asFarAs(state, scene, leader, path.slice(0, -1), feetLeft(state, leader, rate));
  }
  return null;
}

/** A place of their own for each, the foremost at the goal, the others about it: sooner on this side of it than beyond, and last of all on a trap that was found. */
function placesOf(
  state: GameState,
  seat: Seat,
  scene: Scene,
  marchers: readonly Creature[],
  to: Square,
): readonly Square[] {
  const [leader] = marchers;
  const from = leader?.at?.square ?? to;
  const reach = distanceInSquares(from, to, scene.grid);
  const ground = seat.role === 'referee' ? groundOf(scene) : groundFor(seat, scene, from);
  const isTrap = foundTrapsOf(scene);
  const about = isTrap ? marchers.length * 4 + 8 : marchers.length * 2;
  const free = placesAround(to, about, ground, []).filter((place) => leader && !isHeld(state, leader, place));
  const beyond = (place: Square): number => (distanceInSquares(from, place, scene.grid) <= reach ? 0 : 1);
  const last = (place: Square): number => (isTrap?.(place) && !sameSquare(place, to) ? 2 : beyond(place));
  return free.toSorted((one, other) => last(one) - last(other)).slice(0, marchers.length);
}

function againstMarch(
  state: GameState,
  scene: Scene,
  marchers: readonly Creature[],
  ways: readonly Way[],
): Refusal | null {
  if (state.encounter)
    return byRule(rulesOf(state).movement.cites.meeting, 'in-encounter', 'In an encounter everyone moves alone.');
  const rate = groupRate(state, marchers);
  const late = marchers.find(
    (marcher, rank) => !isWithin(costOf(state, scene, ways[rank]?.path ?? []), feetLeft(state, marcher, rate)),
  );
  if (!late) return null;
  return (
    marchers.map((marcher) => againstAnyStep(state, marcher)).find((refusal) => refusal !== null) ??
    noTimeToGo(state, late) ??
    byRule(
      rulesOf(state).movement.groupRule,
      'too-far',
      `That is farther than ${called(late)} can go with the party in this turn.`,
    )
  );
}
