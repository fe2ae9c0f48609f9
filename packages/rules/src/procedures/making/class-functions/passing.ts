import { blocked, centreOf, isFloor, type Square, sameSquare, stepsBetween } from '@lanthorn/geometry';
import { NotedDice } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { mayTry } from '../../../state/attempts.ts';
import type { Creature } from '../../../state/creature.ts';
import { besideOf, groundOf, sightBarriersOf } from '../../../state/ground.ts';
import { isCapable, partyOf, sceneOf } from '../../../state/read.ts';
import type { Door, Scene } from '../../../state/scene.ts';
import type { PassingRule } from './rule.ts';

/** After whatever a command did: who comes near a secret door may notice it unasked, once. */
export function noticeInPassing(play: Play): void {
  const scene = sceneOf(play.state);
  const { passing } = play.rules.classFunctions;
  if (!scene || !passing) return;
  const doors = Object.values(scene.doors).filter((door) => door.kind === 'secret' && !door.found);
  if (doors.length === 0) return;
  for (const member of partyOf(play.state)) {
    if (member.at?.scene !== scene.id || !isCapable(member)) continue;
    for (const door of doors) notice(play, passing, scene, member, door);
  }
}

function notice(play: Play, passing: PassingRule, scene: Scene, passer: Creature, door: Door): void {
  const attempt = { creature: passer.id, target: door.id, kind: 'passing' } as const;
  const known = play.state.scenes[scene.id]?.doors[door.id]?.found === true;
  if (known || !mayTry(play.state.attempts, attempt)) return;
  const dice = new NotedDice(play.dice);
  const noticed = passing.notices(passer, feetTo(scene, passer, door), dice);
  if (noticed === null) return;
  play.happen({ type: 'SecretDoorPassed', ...attempt, door: door.id, scene: scene.id, roll: dice.thrown, noticed });
}

/** Feet to the nearest square beside the door; one that lies behind a wall, or in the rock, is not passed by. */
function feetTo(scene: Scene, { at }: Creature, door: Door): number {
  const from = at?.square;
  if (!from) return Number.POSITIVE_INFINITY;
  const squares = besideOf(scene, door)
    .filter((square) => isPassed(scene, from, square))
    .map((square) => stepsBetween(from, square, scene.grid));
  return Math.min(...squares) * scene.feetPerSquare;
}

const isPassed = (scene: Scene, from: Square, square: Square): boolean =>
  sameSquare(from, square) ||
  (isFloor(square, groundOf(scene)) &&
    !blocked(centreOf(from, scene.grid), centreOf(square, scene.grid), sightBarriersOf(scene)));
