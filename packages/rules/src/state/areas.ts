import { centreOf, isWithinArea } from '@lanthorn/geometry';
import type { AreaId } from '../core/index.ts';
import { shapeOf } from './area.ts';
import type { Creature } from './creature.ts';
import { isDead } from './read.ts';
import type { Area } from './scene.ts';
import type { GameState } from './state.ts';

/** The areas on the maps; the same nothing where there are none. */
export const areasOf = ({ areas = NONE }: Pick<GameState, 'areas'>): Readonly<Record<AreaId, Area>> => areas;

const NONE: Readonly<Record<AreaId, Area>> = {};

/** Those who are alive and stand in an area. Of what a seat knows, these are those it knows to stand there. */
export function standingIn({ creatures, scenes }: GameState, area: Area): readonly Creature[] {
  const scene = scenes[area.scene];
  if (!scene) return [];
  const shape = shapeOf(area, scene.feetPerSquare);
  return Object.values(creatures).filter(
    (one) => one.at?.scene === area.scene && !isDead(one) && isWithinArea(shape, centreOf(one.at.square, scene.grid)),
  );
}
