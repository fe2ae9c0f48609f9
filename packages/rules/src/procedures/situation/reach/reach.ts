import { barriersOf, blocked, centreOf, distanceInFeet, feetThroughAir, stepsBetween } from '@lanthorn/geometry';
import type { CreatureId } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isUnfound } from '../../../state/door-look.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { asKnown, barriersWith, groundOf, isInTheWay, isOpaque, sightBarriersOf } from '../../../state/ground.ts';
import { isCapable } from '../../../state/read.ts';
import { inTheWay } from '../../../state/scene.ts';
import { foesOf, hasLetGo, sideOf, targetsOfBlows } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { insideOf } from '../../../state/swallowed.ts';
import { isInSightOfAll } from '../sight/in-sight.ts';
import { ofParty } from '../sight/known.ts';
import { MELEE_FEET } from './melee-feet.ts';
import { apartOnLine, FEET_PER_YARD, feetOnLine } from './off-board.ts';

/**
 * Feet between two creatures on the board, the height of one above the other taken in; null when one of them is not on
 * it, or they are on different maps. Neighbours are next to each other while one is hardly higher.
 */
export function feetApart(state: GameState, a: Creature, b: Creature): number | null {
  if (!a.at || !b.at || a.at.scene !== b.at.scene) return null;
  const scene = state.scenes[a.at.scene];
  if (!scene) return null;
  const [from, to] = [a.at.square, b.at.square];
  const rise = (b.elevation ?? 0) - (a.elevation ?? 0);
  const areNeighbours = stepsBetween(from, to, scene.grid) <= 1;
  if (areNeighbours && Math.abs(rise) <= MELEE_FEET) return MELEE_FEET;
  const along = areNeighbours ? MELEE_FEET : distanceInFeet(from, to, scene.grid, scene.feetPerSquare);
  return feetThroughAir(along, rise);
}

/** Feet between the nearest of some and of others on the board; null where it tells of none of them. */
export function nearestFeet(state: GameState, some: readonly Creature[], others: readonly Creature[]): number | null {
  const apart = some.flatMap((one) => others.flatMap((other) => feetApart(state, one, other) ?? []));
  return apart.length > 0 ? Math.min(...apart) : null;
}

/**
 * Whether something stands between two creatures on the board: for missiles and eyes what one cannot see through, else
 * all one cannot walk through. The players' creatures go by the doors as they last saw them: neither an offer nor a
 * refusal tells of one that has changed since.
 */
export function isWalledOff(state: GameState, a: Creature, b: Creature, by: 'melee' | 'missile'): boolean {
  if (!a.at || !b.at || a.at.scene !== b.at.scene) return false;
  const board = state.scenes[a.at.scene];
  if (!board) return false;
  const scene = ofParty(state, a) ? asKnown(board) : board;
  const barriers = by === 'missile' ? sightBarriersOf(scene) : groundOf(scene).barriers;
  return blocked(centreOf(a.at.square, scene.grid), centreOf(b.at.square, scene.grid), barriers);
}

/**
 * Whether what stands between them is a shut door, and no wall: so that it helps to open it. To the players' creatures a
 * door that nobody has found is a wall.
 */
export function isDoorBetween(state: GameState, a: Creature, b: Creature, by: 'melee' | 'missile'): boolean {
  const board = a.at && state.scenes[a.at.scene];
  if (!board || !a.at || !b.at || !isWalledOff(state, a, b, by)) return false;
  const known = ofParty(state, a);
  const scene = known ? asKnown(board) : board;
  const doors = Object.values(scene.doors);
  const hidden = doors.filter((door) => known && isUnfound(door));
  const stops = by === 'missile' ? isOpaque : isInTheWay;
  const shut = doors.filter((door) => door.kind !== 'window' && stops(door) && !hidden.includes(door));
  const [from, to] = [centreOf(a.at.square, scene.grid), centreOf(b.at.square, scene.grid)];
  const segmentsOf = (some: typeof doors) => some.map(({ segment }) => segment);
  const isWall = blocked(
    from,
    to,
    barriersWith(inTheWay(scene.walls, by === 'missile' ? 'sight' : 'steps'), segmentsOf(hidden)),
  );
  return !isWall && blocked(from, to, barriersOf(segmentsOf(shut)));
}

/**
 * Whether they stand on different maps, or in a dungeon one alone on a map: there is no way for a blow. Elsewhere tokens
 * may lie on a map that nobody plays on.
 */
export function isElsewhere(state: GameState, one: Creature, other: Creature): boolean {
  const [here, there] = [one.at?.scene, other.at?.scene];
  if (here === there || insideOf(state, one.id) === other.id || insideOf(state, other.id) === one.id) return false;
  return (here !== undefined && there !== undefined) || state.encounter?.setting === 'dungeon';
}

/** Within reach of a blow, as far as the board tells the players, where one of them is theirs, or the count of those on no map; null when neither does. */
export function inReach(state: GameState, a: Creature, b: Creature): boolean | null {
  const feet = feetApart(state, a, b) ?? feetOnLine(state, a, b);
  if (feet === null) return isElsewhere(state, a, b) ? false : null;
  const [from, to] = ofParty(state, b) ? [b, a] : [a, b];
  return (
    rulesOf(state).attack.footing.mayMelee(feet, state.encounter?.cramped) && !isWalledOff(state, from, to, 'melee')
  );
}

/** Some foe who can fight, and whom all know of, stands within reach. */
export function isInMelee(state: GameState, creature: CreatureId): boolean {
  const found = state.creatures[creature];
  return (
    found !== undefined &&
    foesOf(state, creature).some(
      (foe) => isInSightOfAll(state, foe) && isCapable(foe) && inReach(state, found, foe) === true,
    )
  );
}

/** Not everybody whom it strikes at, and whom all know of, is out of reach: so a blow may be possible. */
export const mightStrike = (state: GameState, creature: Creature): boolean =>
  targetsOfBlows(state, creature.id).some(
    (foe) => isInSightOfAll(state, foe) && inReach(state, creature, foe) !== false,
  );

/** What an attack has to cross: the board's feet, or the distance of the encounter where the board does not tell. */
export function distanceFor(
  state: GameState,
  attacker: Creature,
  target: Creature,
  kind: 'melee' | 'missile',
): number | null {
  const { encounter } = state;
  const feet = feetApart(state, attacker, target);
  const outdoors = encounter !== null && encounter.setting !== 'dungeon';
  const inYards = outdoors && rulesOf(state).missiles.reach.yardsOutdoors;
  const gap = kind === 'missile' ? gapOfChase(encounter, attacker, target) : null;
  if (gap !== null) return rangedFeet(gap, inYards);
  if (feet !== null) return kind === 'missile' ? rangedFeet(feet, inYards) : feet;
  if (kind === 'melee') return feetOnLine(state, attacker, target);
  const apart = apartOnLine(state, attacker, target) ?? encounter?.distance;
  if (!apart) return null;
  return outdoors && !inYards ? apart * FEET_PER_YARD : apart;
}

/** Feet between one who flees and one behind them; null where it is no chase, or both run together. */
function gapOfChase(encounter: Encounter | null, one: Creature, other: Creature): number | null {
  if (encounter?.mode !== 'pursuit' || !encounter.flight) return null;
  const { fleeing, gap } = encounter.flight;
  const flees = ({ id }: Creature): boolean => sideOf(encounter, id)?.id === fleeing;
  return flees(one) === flees(other) || hasFallenBack(encounter, one) || hasFallenBack(encounter, other) ? null : gap;
}

/** Whether somebody is of a side that let those who flee go, and is left behind in the chase. */
export function hasFallenBack(encounter: Encounter | null, { id }: Creature): boolean {
  const own = sideOf(encounter, id);
  return own !== null && hasLetGo(encounter, own.id);
}

/** How far a shot counts as, where ranges are in yards or not: who stands outside melee stays outside it. */
export const rangedFeet = (feet: number, inYards: boolean): number =>
  inYards && feet > MELEE_FEET ? Math.max(feet / FEET_PER_YARD, MELEE_FEET + 1) : feet;
