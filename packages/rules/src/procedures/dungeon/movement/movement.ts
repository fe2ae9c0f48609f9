import type { Square } from '@lanthorn/geometry';
import { byRule, objections, type Refusal, type RuleId } from '../../../core/index.ts';
import { type Handler, type Handlers, type Play, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { sceneNamed } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { mayCommandParty } from '../../table/permission/permission.ts';
import { againstAnyStep } from './any-step.ts';
import { asFarAs } from './as-far.ts';
import { againstForwards } from './backwards.ts';
import type { movementCommands } from './commands.ts';
import { holderOf } from './held.ts';
import { marchTo, shortMarch } from './march.ts';
import { mayMoveCreature, mayMoveTogether, mayTakeBackMove } from './may.ts';
import { placeFreely } from './put.ts';
import { feetLeft } from './rate.ts';
import { takeBackMove } from './take-back.ts';
import { noTimeToGo } from './time-left.ts';
import { moveTogether } from './together.ts';
import { untilOf } from './until.ts';
import { walk } from './walk.ts';
import { findWay, SHUT_DOOR, setsDown, wayToShutDoor } from './walking.ts';
import { costOf, isWithin } from './way.ts';

const moveCreature: Handler<'MoveCreature'> = (play, { creature, to, asFar = false, walks = false }) => {
  const mover = play.state.creatures[creature];
  const scene = sceneNamed(play.state, mover?.at?.scene);
  if (!mover?.at || !scene) return null;
  const from = mover.at.square;
  return setsDown(play.by, walks) ? placeFreely(play, scene, mover, from, to) : go(play, scene, mover, from, to, asFar);
};

/**
 * Along the shortest free way, no farther than the rate allows, springing what lies there.
 * @param asFar part of the way will do
 */
function go(play: Play, scene: Scene, mover: Creature, from: Square, to: Square, asFar: boolean): Refusal | null {
  const found = findWay(play, scene, mover, from, to);
  if ('code' in found) return asFar ? toShutDoor(play, scene, mover, { from, to }, found) : found;
  const { path } = found;
  const barred = play.unless(held(play.state, mover, to)) ?? play.unless(againstForwards(play.state, scene, mover, to));
  if (barred) return barred;
  const far = tooFar(play.state, scene, mover, path);
  const part = far && asFar ? asFarAs(play.state, scene, mover, path) : [];
  if (part.length > 1) {
    const aim = { what: null, toPlayers: 'known', within: false, until: untilOf(play.state) } as const;
    walk(play, [{ creature: mover.id, path: part, aim }]);
    return null;
  }
  const refusal = play.unless(far);
  if (refusal) return refusal;
  walk(play, [{ creature: mover.id, path }]);
  return null;
}

/**
 * Where a shut door is in the way, they walk up to it as far as they may.
 * @param otherwise what is said where they stand before it, nobody gets there, or a foe does
 */
function toShutDoor(
  play: Play,
  scene: Scene,
  mover: Creature,
  { from, to }: { readonly from: Square; readonly to: Square },
  otherwise: Refusal,
): Refusal | null {
  const whole = wayToShutDoor(play, scene, mover, from, to);
  if (!whole) return otherwise;
  const path = asFarAs(play.state, scene, mover, whole.path);
  if (path.length < 2) return tooFar(play.state, scene, mover, whole.path) ?? otherwise;
  const within = path.length === whole.path.length;
  const toPlayers = whole.eye.role === 'referee' ? 'unknown' : 'known';
  const aim = { what: SHUT_DOOR, toPlayers, within, until: untilOf(play.state), forItself: true } as const;
  walk(play, [{ creature: mover.id, path, aim }]);
  return null;
}

function tooFar(state: GameState, scene: Scene, mover: Creature, path: readonly Square[]): Refusal | null {
  const left = feetLeft(state, mover);
  const feet = costOf(state, scene, path);
  if (isWithin(feet, left)) return null;
  const still = againstAnyStep(state, mover);
  if (still) return still;
  const late = noTimeToGo(state, mover);
  if (late) return late;
  const until = state.encounter ? 'round' : 'turn';
  return byRule(
    boundOf(state, mover),
    'too-far',
    `That takes ${Math.ceil(feet)} feet, and ${called(mover)} has ${Math.floor(left)} left in this ${until}.`,
  );
}

/** The rule that bounds how far somebody goes now. */
function boundOf(state: GameState, { id }: Creature): RuleId {
  const { combatRound, movement } = rulesOf(state);
  const { encounter } = state;
  if (encounter?.combat?.declarations[id]?.action === 'withdraw') return combatRound.cites.withdrawing;
  const { round, meeting, turn } = movement.cites;
  if (encounter?.mode === 'combat') return round;
  return encounter ? meeting : turn;
}

/** A square where an enemy stands cannot be shared. */
function held(state: GameState, mover: Creature, to: Square): Refusal | null {
  const holder = holderOf(state, mover, to);
  return holder ? byRule('TABLE', 'blocked', `${called(holder)} stands there.`) : null;
}

const moveParty: Handler<'MoveParty'> = (play, { to }) => {
  const march = marchTo(play.state, play.by, to);
  if ('code' in march) return march;
  const short = march.against?.code === 'too-far' ? shortMarch(play.state, play.by, march) : null;
  const against = short ? null : play.unless(march.against);
  if (against) return against;
  const aim = {
    what: null,
    toPlayers: 'known',
    within: false,
    until: untilOf(play.state),
    others: (short?.length ?? 1) - 1,
  } as const;
  walk(play, short ? short.map((way, rank) => (rank === 0 ? { ...way, aim } : way)) : march.ways);
};

export const movementHandlers: Handlers<typeof movementCommands> = {
  MoveCreature: { may: mayMoveCreature, play: moveCreature, anywhere: true },
  MoveParty: {
    /** Whether there is a way for everyone is found out by going it. */
    may: (state, _, seat) => objections(mayCommandParty(state, seat)),
    play: moveParty,
  },
  MoveTogether: { may: mayMoveTogether, play: moveTogether, anywhere: true },
  TakeBackMove: { may: mayTakeBackMove, play: takeBackMove },
};
