import type { Seat } from '../../../core/index.ts';
import type { LyingThing } from '../../../state/lying.ts';
import type { GameState } from '../../../state/state.ts';
import { isPlaceSeen } from './sight.ts';

/** Whether a seat knows of a thing: the referee of all, the others of what lies where the party sees now, or off the board. */
export const isLyingKnown = (state: GameState, seat: Pick<Seat, 'role'>, { at }: Pick<LyingThing, 'at'>): boolean =>
  seat.role === 'referee' || at === null || isPlaceSeen(state, at);
