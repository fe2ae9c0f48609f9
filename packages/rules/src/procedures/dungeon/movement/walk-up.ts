import { pathLength, type Shunned, type Square, sameSquare } from '@lanthorn/geometry';
import type { CreatureId, Refusal, Seat } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { around } from '../../../state/ground.ts';
import { isCapable } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { mayMoveNow } from '../../situation/round/turns.ts';
import { asFarAs, hasStepLeft } from './as-far.ts';
import { isHeld } from './held.ts';
import { partAt, partsFor } from './parts.ts';
import { noTimeFor } from './time-left.ts';
import { untilOf } from './until.ts';
import { type Aim, walk } from './walk.ts';
import { costOf, groundFor, shunnedBy, wayOver } from './way.ts';

/** The shortest way somebody knows to one of some squares, where no foe stands and no trap was found if there is another; null when there is none. */
function wayTo(seat: Seat, state: GameState, scene: Scene, mover: Creature, goals: readonly Square[]) {
  const from = mover.at?.square;
  if (!from) return null;
  const ground = groundFor(seat, scene, from);
  const parts = partsFor(seat, scene);
  const here = partAt(parts, scene, from);
  const near = here === 0 ? goals : goals.filter((goal) => partAt(parts, scene, goal) === here);
  const shunned = shunnedBy(state, scene, mover);
  const looking = { shunned, farthest: Number.POSITIVE_INFINITY };
  const ways = near.flatMap((goal) => {
    const path = isHeld(state, mover, goal) ? null : wayOver(scene, from, goal, ground, looking);
    return path ? [path] : [];
  });
  return ways.toSorted(by(scene, shunned))[0] ?? null;
}

/** Of two ways the one that goes onto fewer traps that were found, and of two alike the shorter. */
const by =
  ({ grid }: Scene, shunned: Shunned | null) =>
  (one: readonly Square[], other: readonly Square[]) =>
    trapsOn(one, shunned) - trapsOn(other, shunned) || pathLength(one, grid) - pathLength(other, grid);

const trapsOn = ([_start, ...way]: readonly Square[], shunned: Shunned | null): number =>
  shunned ? way.filter(shunned).length : 0;

/**
 * Somebody walks up to what is out of reach, as far as the turn or the round goes, and does the rest if they get there
 * unharmed. A refusal of the rest is no longer one: they have walked.
 * @param goals the squares from which it is done
 * @param far what is said where no way is known, or no step is left
 */
export function walkUp(
  play: Play,
  scene: Scene,
  mover: Creature,
  goals: readonly Square[],
  aim: Pick<Aim, 'toPlayers'> & { readonly what: string },
  far: Refusal,
  rest: () => Refusal | null,
): Refusal | null {
  const late = mayMoveNow(play.state, mover.id);
  const whole = late ? null : wayTo(play.by, play.state, scene, mover, goals);
  const path = whole ? asFarAs(play.state, scene, mover, whole) : [];
  if (!whole || path.length < 2) return play.unless(far) ?? rest();
  const before = play.events.length;
  const arrives = path.length === whole.length;
  const tooLate = arrives && isLateBy(play, scene, mover, path);
  const spent = tooLate ? { spent: true } : {};
  walk(play, [{ creature: mover.id, path, aim: { ...aim, within: arrives, until: untilOf(play.state), ...spent } }]);
  const end = whole.at(-1);
  const sprung = play.events.slice(before).some(({ type }) => type === 'TrapSprung');
  const does = arrives && !tooLate && end && !sprung && isThere(play.state, mover.id, end);
  if (!does || rest() !== null) play.deed = null;
  return null;
}

/** Whether the way takes the time of the turn that the rest of it would: unless the referee allows it all the same. */
function isLateBy(play: Play, scene: Scene, mover: Creature, path: readonly Square[]): boolean {
  if (!play.deed) return false;
  const there = { ...mover, moved: mover.moved + costOf(play.state, scene, path) };
  return play.unless(noTimeFor(play.state, there, play.deed.act)) !== null;
}

function isThere(state: GameState, creature: CreatureId, square: Square): boolean {
  const found = state.creatures[creature];
  return found?.at !== null && found !== undefined && sameSquare(found.at.square, square) && isCapable(found);
}

/** Whether somebody may set out now, and has a step left: asked once for all that there is to walk up to. */
export const maySetOut = (state: GameState, scene: Scene, mover: Creature): boolean =>
  mover.at?.scene === scene.id && hasStepLeft(state, scene, mover) && mayMoveNow(state, mover.id) === null;

/** Whether one who may set out would be let walk up to one of some squares, so that it may be offered: a little is enough. */
export function mayWalkUp(
  state: GameState,
  seat: Seat,
  scene: Scene,
  mover: Creature,
  goals: readonly Square[],
): boolean {
  const from = mover.at?.square;
  if (!from) return false;
  const parts = partsFor(seat, scene);
  const part = partAt(parts, scene, from);
  const within = goals.filter((goal) => partAt(parts, scene, goal) === part);
  if (part === 0 || within.length === 0) return false;
  if (![...around(from, scene.grid), ...within].some((near) => isHeld(state, mover, near))) return true;
  const whole = wayTo(seat, state, scene, mover, within);
  return whole !== null && asFarAs(state, scene, mover, whole).length > 1;
}
