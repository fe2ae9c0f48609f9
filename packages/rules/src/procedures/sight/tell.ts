import type { Tellers } from '../../procedure.ts';
import { toNobody } from '../../view/telling.ts';
import type { SightEvent } from './events.ts';

/** The map itself shows it, and the creatures. */
export const sightTellers: Tellers<SightEvent> = {
  SquaresExplored: () => toNobody,
  ConditionsRemembered: () => toNobody,
  ConditionsNoticed: () => toNobody,
};
