import type { Square } from '@lanthorn/geometry';
import type { CreatureId } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { coversPlace } from '../../../state/areas.ts';
import { lastingMagic } from '../../../state/magic.ts';
import type { Area } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';

/** Whether magic of a name holds whoever comes into the place that it fills, and keeps them till it ends. */
export const holdsWhoEnters = (state: GameState, name: string): boolean =>
  rulesOf(state).spells.effect.inForce(name)?.does.condition === 'held';

/** How far somebody comes along these squares, from the first, on which they stand: to where magic that fills a place holds them. */
export function asFarAsHeld(state: GameState, creature: CreatureId, path: readonly Square[]): readonly Square[] {
  const scene = state.creatures[creature]?.at?.scene;
  const areas = scene ? holdingAreas(state, creature) : [];
  const isHeldAt = (square: Square | undefined): boolean =>
    areas.some((area) => scene && square && coversPlace(state, area, { scene, square }));
  const stop = path.findIndex((square, step) => step > 0 && isHeldAt(square) && !isHeldAt(path[step - 1]));
  return stop < 0 ? path : path.slice(0, stop + 1);
}

const holdingAreas = (state: GameState, creature: CreatureId): readonly Area[] =>
  lastingMagic(state).flatMap(({ name, area, on }) =>
    area && state.areas?.[area.id] && !on.includes(creature) && holdsWhoEnters(state, name) ? [area] : [],
  );
