import { type Square, sameSquare } from '@lanthorn/geometry';
import type { CreatureId, SceneId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Place } from '../../../state/creature.ts';
import { type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import { withCreature } from '../../../state/read.ts';
import type { Wall } from '../../../state/scene.ts';
import { squaresIn, wallKey } from '../../table/drawing/events.ts';

/** Somebody came into a place that magic fills. */
export interface PlaceEntered {
  readonly type: 'PlaceEntered';
  /** The players know of it from now on, where one of the party cannot but notice it. */
  readonly magic: LastingMagic;
  readonly creature: CreatureId;
  /** It is upon them from now on; absent for what only harms them. */
  readonly stays?: true;
  readonly why: Why;
}

/** Somebody left a place that magic fills, which is upon them no longer. */
export interface PlaceLeft {
  readonly type: 'PlaceLeft';
  readonly magic: LastingMagic;
  readonly creature: CreatureId;
  readonly why: Why;
}

/** Some stayed for a turn or a day in a place where magic harms those who do; the damage is an event of its own. */
export interface PlaceStayedIn {
  readonly type: 'PlaceStayedIn';
  readonly magic: LastingMagic;
  readonly creatures: readonly CreatureId[];
  /** Rounds of that time in which it harmed them. */
  readonly rounds: number;
  readonly why: Why;
}

/** The referee said in how many rounds of a turn magic harms those who stay in the place that it fills. */
export interface PlaceHarmSet {
  readonly type: 'PlaceHarmSet';
  readonly magic: LastingMagic;
  readonly rounds: number;
}

/** Somebody went through a wall of magic; the damage is an event of its own. */
export interface WallCrossed {
  readonly type: 'WallCrossed';
  readonly creature: CreatureId;
  /** Where they come out. */
  readonly at: Place;
  /** As its description calls it. */
  readonly wall: string;
  /** Not all may know that it was cast. */
  readonly secret?: true;
  readonly why: Why;
}

/** A wall that magic has put up stands there for good: it stays when that magic ends. */
export interface WallMadeToStay {
  readonly type: 'WallMadeToStay';
  readonly scene: SceneId;
  readonly wall: Wall;
}

/** Squares in which magic has opened a way are floor for good: they stay so when that magic ends. */
export interface FloorMadeToStay {
  readonly type: 'FloorMadeToStay';
  readonly scene: SceneId;
  readonly squares: readonly Square[];
}

/** Places that magic fills, walls that it puts up, and ways that it opens. */
export type PlaceEvent =
  | PlaceEntered
  | PlaceLeft
  | PlaceStayedIn
  | PlaceHarmSet
  | WallCrossed
  | WallMadeToStay
  | FloorMadeToStay;

/** Magic that no longer has a wall of its own where another stands. */
function withoutWall(magic: LastingMagic, scene: SceneId, wall: Wall): LastingMagic {
  const { redraws } = magic;
  if (redraws?.scene !== scene || redraws.take.walls || !redraws.put.walls) return magic;
  const walls = redraws.put.walls.filter((one) => wallKey(one) !== wallKey(wall));
  return { ...magic, redraws: { ...redraws, put: { ...redraws.put, walls } } };
}

/** Magic whose way no longer makes floor of squares that are floor without it. */
function withoutFloor(magic: LastingMagic, scene: SceneId, squares: readonly Square[]): LastingMagic {
  const { redraws } = magic;
  if (redraws?.scene !== scene || !redraws.put.floor) return magic;
  const left = squaresIn(redraws.put.floor).filter((one) => !squares.some((square) => sameSquare(one, square)));
  const floor = left.map(({ x, y }) => [x, y, 1] as const);
  return { ...magic, redraws: { ...redraws, put: { ...redraws.put, floor } } };
}

export const placeEvolvers: Evolvers<PlaceEvent> = {
  PlaceEntered: (state, { magic: { id, open }, creature, stays }) => ({
    ...state,
    magic: lastingMagic(state).map((magic) =>
      stays && magic.id === id ? { ...magic, open, on: [...magic.on, creature] } : magic,
    ),
  }),
  PlaceLeft: (state, { magic: { id }, creature }) => ({
    ...state,
    magic: lastingMagic(state).map((magic) =>
      magic.id === id ? { ...magic, on: magic.on.filter((one) => one !== creature) } : magic,
    ),
  }),
  PlaceStayedIn: (state) => state,
  PlaceHarmSet: (state, { magic: { id }, rounds }) => ({
    ...state,
    magic: lastingMagic(state).map((magic) => (magic.id === id ? { ...magic, harmsFor: rounds } : magic)),
  }),
  WallCrossed: (state, { creature, at }) => withCreature(state, creature, (found) => ({ ...found, at })),
  WallMadeToStay: (state, { scene, wall }) => ({
    ...state,
    magic: lastingMagic(state).map((magic) => withoutWall(magic, scene, wall)),
  }),
  FloorMadeToStay: (state, { scene, squares }) => ({
    ...state,
    magic: lastingMagic(state).map((magic) => withoutFloor(magic, scene, squares)),
  }),
};
