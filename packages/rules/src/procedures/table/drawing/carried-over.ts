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
  const { lying, hoards, areas } = state;
  return {
    ...state,
    creatures: each(state.creatures, (one) => (one.at?.scene === scene ? { ...one, at: onto(one.at) } : one)),
    lights: each(state.lights, (one) => (one.left?.scene === scene ? { ...one, left: onto(one.left) } : one)),
    mapNotes: each(state.mapNotes, onto),
    scenes: each(state.scenes, (one) =>
      one.exits
        ? {
            ...one,
            exits: each(one.exits, (exit) => (exit.to?.scene === scene ? { ...exit, to: onto(exit.to) } : exit)),
          }
        : one,
    ),
    ...(lying && { lying: lying.map((one) => (one.at?.scene === scene ? { ...one, at: onto(one.at) } : one)) }),
    ...(hoards && { hoards: each(hoards, (one) => ({ ...one, at: onto(one.at) })) }),
    ...(areas && {
      areas: each(areasOf(state), (one) => (one.scene === scene ? { ...one, at: pointOnto(one.at) } : one)),
    }),
  };
}

const each = <Id extends string, One>(
  things: Readonly<Record<Id, One>>,
  change: (one: One) => One,
): Readonly<Record<Id, One>> =>
  Object.fromEntries(Object.entries<One>(things).map(([id, one]) => [id, change(one)])) as Record<Id, One>;
