import { type AreaKind, type AreaShape, centreOf, isWithinArea, type Point } from '@lanthorn/geometry';
import type { AreaId, SceneId, UserId } from '../core/index.ts';
import type { Creature } from './creature.ts';
import { isDead } from './read.ts';
import type { GameState } from './state.ts';

/** An area that somebody has laid over a map: what a spell, a breath or a blast would reach. */
export interface Area {
  readonly id: AreaId;
  readonly scene: SceneId;
  readonly kind: AreaKind;
  /** In squares: the middle of a circle or a square, where a cone or a line begins. */
  readonly at: Point;
  /** The radius of a circle, the side of a square, how far a cone or a line goes. */
  readonly feet: number;
  /** Of a cone at its far end, of a line all along; in feet. */
  readonly width: number;
  /** Where a cone or a line goes: clockwise from the right. */
  readonly degrees: number;
  readonly by: UserId;
  /** All see it; else the referee alone. */
  readonly open: boolean;
}

/** The areas on the maps; the same nothing where there are none. */
export const areasOf = ({ areas = NONE }: Pick<GameState, 'areas'>): Readonly<Record<AreaId, Area>> => areas;

const NONE: Readonly<Record<AreaId, Area>> = {};

/** An area as a shape of squares. */
export const shapeOf = (
  { kind, at, feet, width, degrees }: Omit<Area, 'id' | 'scene' | 'by' | 'open'>,
  feetPerSquare: number,
): AreaShape => ({ kind, at, length: feet / feetPerSquare, width: width / feetPerSquare, degrees });

/** Those who are alive and stand in an area. Of what a seat knows, these are those it knows to stand there. */
export function standingIn({ creatures, scenes }: GameState, area: Area): readonly Creature[] {
  const scene = scenes[area.scene];
  if (!scene) return [];
  const shape = shapeOf(area, scene.feetPerSquare);
  return Object.values(creatures).filter(
    (one) => one.at?.scene === area.scene && !isDead(one) && isWithinArea(shape, centreOf(one.at.square)),
  );
}

/** `20′ circle`, `60′ cone, 30′ wide`. */
export const areaInWords = ({ kind, feet, width }: Pick<Area, 'kind' | 'feet' | 'width'>): string =>
  kind === 'cone' || kind === 'line' ? `${feet}′ ${kind}, ${width}′ wide` : `${feet}′ ${kind}`;
