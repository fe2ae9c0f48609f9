import type { Point, Square } from '@lanthorn/geometry';
import type { SceneId } from '../../../core/index.ts';
import { areasOf } from '../../../state/areas.ts';
import type { GameState } from '../../../state/state.ts';

type OntoPlace = (place: Square) => Square;

/** The state with all that stands, lies or leads to somewhere on a map on the places, and at the points, to which those come. */
export function carriedOver(
  state: GameState,
  scene: SceneId,
  placeOnto: OntoPlace,
  pointOnto: (point: Point) => Point,
): GameState {
  const onto = <At extends { readonly scene: SceneId; readonly square: Square }>(at: At): At =>
    at.scene === scene ? { ...at, square: placeOnto(at.square) } : at;
  const { lying, hoards, areas, drawings } = state;
  return {
    ...state,
    creatures: valuesOf(state.creatures, (one) => (one.at?.scene === scene ? { ...one, at: onto(one.at) } : one)),
    lights: valuesOf(state.lights, (one) => (one.left?.scene === scene ? { ...one, left: onto(one.left) } : one)),
    mapNotes: valuesOf(state.mapNotes, onto),
    scenes: valuesOf(state.scenes, (one) =>
      one.exits
        ? {
            ...one,
            exits: valuesOf(one.exits, (exit) => (exit.to?.scene === scene ? { ...exit, to: onto(exit.to) } : exit)),
          }
        : one,
    ),
    ...(lying && { lying: lying.map((one) => (one.at?.scene === scene ? { ...one, at: onto(one.at) } : one)) }),
    ...(hoards && { hoards: valuesOf(hoards, (one) => ({ ...one, at: onto(one.at) })) }),
    ...(areas && {
      areas: valuesOf(areasOf(state), (one) => (one.scene === scene ? { ...one, at: pointOnto(one.at) } : one)),
    }),
    ...(drawings && {
      drawings: valuesOf(drawings, (one) =>
        one.scene === scene ? { ...one, points: one.points.map(pointOnto) } : one,
      ),
    }),
  };
}

/** The same things by the same ids, each of them changed. */
export const valuesOf = <Id extends string, One>(
  things: Readonly<Record<Id, One>>,
  change: (one: One) => One,
): Readonly<Record<Id, One>> =>
  Object.fromEntries(Object.entries<One>(things).map(([id, one]) => [id, change(one)])) as Record<Id, One>;
