import type { Tellers } from '../../procedure.ts';
import { toNobody } from '../../view/telling.ts';
import type { MovementEvent } from './events.ts';

/** The board shows it. */
export const movementTellers: Tellers<MovementEvent> = { CreatureMoved: () => toNobody };
