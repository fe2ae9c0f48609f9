import type { Side } from '../../../state/encounter.ts';
import { be, UNSEEN } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { showsAnybody } from './shown-order.ts';

/** A side of whom nobody is seen. */
export const SOMETHING = 'Something in the dark';

/** Whether the table is told what a side is called. */
const isNamed = (state: GameState, side: Side): boolean =>
  side.kind === 'party' || side.name === UNSEEN || showsAnybody(state, side);

/** What a side is called at the table; neither name nor number of those of whom nobody is seen. */
export const nameSeen = (state: GameState, side: Side): string => (isNamed(state, side) ? side.name : SOMETHING);

/** `is` or `are`, as that name needs it. */
export const beSeen = (state: GameState, side: Side): string => (isNamed(state, side) ? be(state, side) : 'is');
