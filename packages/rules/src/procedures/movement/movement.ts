import { pathLength, pathTo, type Square, sameSquare, within } from '@lanthorn/geometry';
import type { CreatureId } from '../../ids.ts';
import { forActing, forParty } from '../../permission.ts';
import type { Play } from '../../play.ts';
import type { Procedure, Procedures } from '../../procedure.ts';
import type { Refusal } from '../../ruling.ts';
import { byRule, impossible } from '../../ruling.ts';
import type { Creature } from '../../state/creature.ts';
import { groundOf, placesAround } from '../../state/ground.ts';
import { isCapable, sceneOf } from '../../state/read.ts';
import type { Scene } from '../../state/scene.ts';
import type { GameState } from '../../state/state.ts';
import { mayMoveNow } from '../combat-round/turns.ts';
import { enterSquares } from '../traps/enter.ts';
import type { MoveCreature, MoveParty, MovementCommand } from './commands.ts';
import { holderOf } from './held.ts';
import { feetLeft, isFamiliar } from './rate.ts';

/** Squares; no way is looked for that is longer. */
const FARTHEST = 400;

const moveCreature: Procedure<MoveCreature> = (play, { creature, to }) => {
  const refusal = forActing(play, creature);
  const mover = play.state.creatures[creature];
  if (refusal || !mover) return refusal;
  const scene = sceneOf(play.state);
  if (!scene || mover.at?.scene !== scene.id) return impossible('no-such-thing', `${mover.name} is not on the board.`);
  if (!within(to, scene) || sameSquare(to, mover.at.square)) return impossible('bad-input', 'There is no way to go.');
  if (play.by.role === 'referee') return put(play, mover, to);
  return play.unless(mayMoveNow(play.state, creature)) ?? walk(play, scene, mover, to);
};

/** The referee moves anything anywhere: a way is drawn where there is one, and costs nothing. */
function put(play: Play, mover: Creature, to: Square): null {
  const scene = sceneOf(play.state);
  const from = mover.at?.square ?? to;
  const path = scene ? pathTo(from, to, groundOf(scene), FARTHEST) : null;
  play.happen({ type: 'CreatureMoved', creature: mover.id, path: path ?? [from, to], feet: 0 });
  return null;
}

/** OSE-DUN-09, OSE-EVT-12: along the shortest free way, no farther than the rate allows, springing what lies there. */
function walk(play: Play, scene: Scene, mover: Creature, to: Square): Refusal | null {
  const from = mover.at?.square ?? to;
  const path = pathTo(from, to, groundOf(scene), FARTHEST);
  if (!path) return impossible('blocked', 'There is no way there: a wall or a closed door is between.');
  const refusal = play.unless(held(play.state, mover, to)) ?? play.unless(tooFar(play.state, scene, mover, path));
  if (refusal) return refusal;
  go(play, scene, mover.id, path);
  return null;
}

function tooFar(state: GameState, scene: Scene, mover: Creature, path: readonly Square[]): Refusal | null {
  const left = feetLeft(state, mover, isFamiliar(scene, path));
  const feet = pathLength(path) * scene.feetPerSquare;
  if (feet <= left) return null;
  const until = state.encounter ? 'round' : 'turn';
  return byRule('OSE-DUN-09', 'too-far', `That is ${Math.ceil(feet)} feet, and ${mover.name} has ${Math.floor(left)} left in this ${until}.`);
}

/** A square where an enemy stands cannot be shared. */
function held(state: GameState, mover: Creature, to: Square): Refusal | null {
  const holder = holderOf(state, mover, to);
  return holder ? byRule('TABLE', 'blocked', `${holder.name} stands there.`) : null;
}

/** Step by step until the end, or until a trap stops the way (OSE-DUN-15). */
function go(play: Play, scene: Scene, creature: CreatureId, path: readonly Square[]): void {
  const walked = enterSquares(play, creature, path);
  play.happen({ type: 'CreatureMoved', creature, path: walked.path, feet: pathLength(walked.path) * scene.feetPerSquare });
  walked.spring();
}

const moveParty: Procedure<MoveParty> = (play, { to }) => {
  const refusal = forParty(play);
  if (refusal) return refusal;
  const scene = sceneOf(play.state);
  if (!scene || !within(to, scene)) return impossible('no-such-thing', 'There is no such square on the board.');
  const marching = play.state.party.marchingOrder.flat().flatMap((member) => {
    const creature = play.state.creatures[member];
    return creature && creature.at?.scene === scene.id && isCapable(creature) ? [creature] : [];
  });
  const inEncounter = play.state.encounter
    ? byRule('OSE-EVT-12', 'in-encounter', 'In an encounter everyone moves alone.')
    : null;
  if (marching.length === 0) return impossible('no-such-thing', 'Nobody of the party is on the board.');
  return play.unless(inEncounter) ?? march(play, scene, marching, to);
};

/** Everyone to a place of their own around the goal, the front rank foremost; all of them or none. */
function march(play: Play, scene: Scene, marching: readonly Creature[], to: Square): Refusal | null {
  const ground = groundOf(scene);
  const places = placesAround(to, marching.length, ground, []);
  const ways = marching.map((creature, place) => pathTo(creature.at?.square ?? to, places[place] ?? to, ground, FARTHEST));
  for (const [place, way] of ways.entries()) {
    const creature = marching[place];
    if (!way || !creature) return impossible('blocked', 'Not everyone can come there: a wall or a closed door is between.');
    const refusal = play.unless(tooFar(play.state, scene, creature, way));
    if (refusal) return refusal;
  }
  ways.forEach((way, place) => {
    const creature = marching[place];
    if (way && creature && way.length > 1) go(play, scene, creature.id, way);
  });
  return null;
}

export const movementProcedures: Procedures<MovementCommand> = { MoveCreature: moveCreature, MoveParty: moveParty };
