import { isWithinArea } from '@lanthorn/geometry';
import type { AreaId } from '../core/index.ts';
import { shapeOf } from './area.ts';
import type { Creature, Place } from './creature.ts';
import type { LastingMagic } from './magic.ts';
import { isDead } from './read.ts';
import { middlesTaken } from './room-taken.ts';
import type { Area, Scene } from './scene.ts';
import type { GameState } from './state.ts';

/** The areas on the maps; the same nothing where there are none. */
export const areasOf = ({ areas = NONE }: Pick<GameState, 'areas'>): Readonly<Record<AreaId, Area>> => areas;

const NONE: Readonly<Record<AreaId, Area>> = {};

/** The place that magic fills, while it lies on a map; null for none. */
export const placeFilled = (state: Pick<GameState, 'areas'>, { area }: Pick<LastingMagic, 'area'>): Area | null =>
  area && areasOf(state)[area.id] ? area : null;

/** Those who are alive and stand in an area, be it with one of several squares. Of what a seat knows, these are those it knows to stand there. */
export const standingIn = (state: GameState, area: Area): readonly Creature[] =>
  Object.values(state.creatures).filter((one) => !isDead(one) && catches(state, area, one));

/** How far somebody is above the floor of a map, in squares of it; below it, less than nothing. */
export const squaresUp = ({ elevation = 0 }: Creature, { feetPerSquare }: Scene): number => elevation / feetPerSquare;

/** Whether an area covers any square that somebody takes up, at their height, where they are or elsewhere; one who is on no map it does not. */
export function catches(
  { scenes }: Pick<GameState, 'scenes'>,
  area: Area,
  creature: Creature,
  at: Place | null = creature.at,
): boolean {
  const scene = scenes[area.scene];
  if (!scene || at?.scene !== area.scene) return false;
  const shape = shapeOf(area, scene.feetPerSquare);
  return middlesTaken(creature, scene, at.square).some((point) =>
    isWithinArea(shape, point, squaresUp(creature, scene)),
  );
}
