import { centreOf, isWithinArea } from '@lanthorn/geometry';
import type { AreaId } from '../core/index.ts';
import { shapeOf } from './area.ts';
import type { Creature, Place } from './creature.ts';
import type { LastingMagic } from './magic.ts';
import { isDead } from './read.ts';
import type { Area } from './scene.ts';
import type { GameState } from './state.ts';

/** The areas on the maps; the same nothing where there are none. */
export const areasOf = ({ areas = NONE }: Pick<GameState, 'areas'>): Readonly<Record<AreaId, Area>> => areas;

const NONE: Readonly<Record<AreaId, Area>> = {};

/** The place that magic fills, while it lies on a map; null for none. */
export const placeFilled = (state: Pick<GameState, 'areas'>, { area }: Pick<LastingMagic, 'area'>): Area | null =>
  area && areasOf(state)[area.id] ? area : null;

/** Those who are alive and stand in an area. Of what a seat knows, these are those it knows to stand there. */
export const standingIn = (state: GameState, area: Area): readonly Creature[] =>
  Object.values(state.creatures).filter((one) => !isDead(one) && coversPlace(state, area, one.at));

/** Whether an area covers a place; the null of one who is on no map it does not. */
export function coversPlace({ scenes }: Pick<GameState, 'scenes'>, area: Area, at: Place | null): boolean {
  const scene = scenes[area.scene];
  if (!scene || at?.scene !== area.scene) return false;
  return isWithinArea(shapeOf(area, scene.feetPerSquare), centreOf(at.square, scene.grid));
}
