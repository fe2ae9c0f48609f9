import type { Side } from '../../../state/encounter.ts';
import { isOrAre, membersOf, UNSEEN } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { groupName } from '../sight/group-name.ts';
import { isPublic } from '../sight/known.ts';
import { showsAnybody } from './shown-order.ts';

/** A side of whom nobody is seen. */
export const SOMETHING = 'Something in the dark';

/** Whether the table is told what a side is called. */
const isNamed = (state: GameState, side: Side): boolean =>
  side.kind === 'party' || side.name === UNSEEN || showsAnybody(state, side);

/** What a side is called at the table: after those of it whom all know of, be they not the whole; neither name nor number of those of whom nobody is seen. */
export function nameSeen(state: GameState, side: Side): string {
  if (!isNamed(state, side)) return SOMETHING;
  if (side.kind === 'party') return side.name;
  const members = membersOf(state, side);
  const known = members.filter((member) => isPublic(state, member));
  if (known.length === 0) return side.name;
  return known.length === members.length && side.name !== UNSEEN ? side.name : groupName(known);
}

/** `is` or `are`, as that name needs it. */
export const isOrAreShown = (state: GameState, side: Side): string =>
  isNamed(state, side) ? isOrAre(state, { ...side, name: nameSeen(state, side) }) : 'is';
