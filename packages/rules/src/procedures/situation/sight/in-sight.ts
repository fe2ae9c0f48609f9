import { onceFor, type Seat } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { isKnown, isPlaced, SPECTATOR } from './known.ts';

export { isPublic } from './known.ts';

/** Whether this seat can point at it: known, and seen where the board has it. */
export const isInSight = (state: GameState, seat: Seat, creature: Creature): boolean =>
  isKnown(state, seat, creature) && (creature.at === null || isPlaced(state, seat, creature));

/** Whether everyone at the table can point at it. What all are told, offered and refused counts on nobody else. */
export const isInSightOfAll = onceFor((state: GameState, creature: Creature) => isInSight(state, SPECTATOR, creature));
