import { reachable, type Square } from '@lanthorn/geometry';
import type { CreatureId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { groundOf } from '../../../state/ground.ts';
import { sceneOf } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { isSeen } from '../../situation/sight/known.ts';
import { seesOne } from '../../situation/sight/sight.ts';

/** Whether one who stands on the board sees somebody of the party. */
export function seesParty(state: GameState, party: readonly Creature[], one: Creature): boolean {
  const scene = sceneOf(state);
  if (!scene || one.at?.scene !== scene.id) return false;
  return seesOne(
    state,
    scene,
    one,
    party.flatMap(({ at }) => (at?.scene === scene.id ? [at.square] : [])),
  );
}

/** One object, by which the ground without doors is kept. */
const NO_DOORS: Scene['doors'] = {};

/** Squares that are walked at most to count as a way. */
const FARTHEST = 24;

/** How many squares each has to go to the nearest of the party, through whatever doors; those without a way are left out. */
export function waysToParty(
  state: GameState,
  party: readonly Creature[],
  others: readonly Creature[],
): ReadonlyMap<CreatureId, number> {
  const scene = sceneOf(state);
  const here = scene ? others.filter(({ at }) => at?.scene === scene.id) : [];
  if (!scene || here.length === 0) return new Map();
  const ground = groundOf({ ...scene, doors: NO_DOORS });
  const reached = party.flatMap(({ at }) => (at?.scene === scene.id ? reachable(at.square, ground, FARTHEST) : []));
  return new Map(
    here.flatMap(({ id, at }) => {
      const ways = reached.flatMap(({ square, length }) => (isSame(square, at?.square) ? [length] : []));
      return ways.length > 0 ? [[id, Math.min(...ways)] as const] : [];
    }),
  );
}

const isSame = (one: Square, other: Square | undefined): boolean => one.x === other?.x && one.y === other.y;

/** `, not seen yet (Crypt)`: whether the party sees any, and the room where the first of them stands; else that none is on the board. */
export function whereabouts(state: GameState, met: readonly Creature[]): string {
  const scene = sceneOf(state);
  const square = met.find(({ at }) => at?.scene === scene?.id)?.at?.square;
  if (!scene) return '';
  if (!square) return ' (off the board)';
  const room = scene.rooms.find(({ at, squares }) => [at, ...squares].some((each) => isSame(each, square)));
  const seen = met.some((one) => isSeen(state, one) && !one.hidden);
  return `${seen ? '' : ', not seen yet'}${room ? ` (${room.name})` : ''}`;
}
