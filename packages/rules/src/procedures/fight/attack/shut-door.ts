import { barriersOf, blocked, centreOf, meetingPart } from '@lanthorn/geometry';
import type { Why } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature, Place } from '../../../state/creature.ts';
import { isMistaken, lookAsKnown } from '../../../state/door-look.ts';
import { isInTheWay, isOpaque } from '../../../state/ground.ts';
import type { Door } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { mistakenOf } from '../../dungeon/sight/doors-in-view.ts';
import { ofParty } from '../../situation/sight/known.ts';

/**
 * The door that stops what one of the players' aims at somebody or at a place: it is shut, and they think it open, so
 * that nothing was against it. The first on the line, where there are several.
 */
export function shutDoorBetween(
  state: GameState,
  one: Creature,
  aim: Place | null,
  by: 'melee' | 'missile',
): Door | null {
  const scene = one.at && state.scenes[one.at.scene];
  if (!scene || !one.at || aim?.scene !== scene.id || !ofParty(state, one)) return null;
  const [from, to] = [centreOf(one.at.square, scene.grid), centreOf(aim.square, scene.grid)];
  const stops = by === 'missile' ? isOpaque : isInTheWay;
  const shut = mistakenOf(scene).filter(
    (door) =>
      stops(door) &&
      !stops({ kind: door.kind, state: lookAsKnown(door).state }) &&
      blocked(from, to, barriersOf([door.segment])),
  );
  const [first] = shut.toSorted((a, b) => meetingPart(from, to, a.segment) - meetingPart(from, to, b.segment));
  return first ?? null;
}

/** Why nothing is thrown for. */
export const SHUT: Why = { rule: 'TABLE', formula: 'a door that was thought open is shut: nothing is thrown' };

/** The players find out that these doors are shut. */
export function findShut(play: Play, where: Creature, doors: readonly (Door | null)[]): void {
  const scene = where.at?.scene;
  for (const door of new Set(doors.map((found) => found?.id))) {
    const found = scene && door && play.state.scenes[scene]?.doors[door];
    if (found && isMistaken(found)) play.happen({ type: 'DoorRecognised', scene, door });
  }
}
