import { type Tellers, toNobody } from '../../../play/index.ts';
import type { SightEvent } from './events.ts';

/** The map itself shows it, and the creatures. */
export const sightTellers: Tellers<SightEvent> = {
  SquaresExplored: () => toNobody,
  ConditionsRemembered: () => toNobody,
  ConditionsNoticed: () => toNobody,
};
