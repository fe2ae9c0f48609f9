import type { Creature } from '../../../state/creature.ts';
import type { Side } from '../../../state/encounter.ts';
import { isOrAre, membersOf, UNSEEN } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { groupName } from '../sight/group-name.ts';
import { isPublic } from '../sight/known.ts';

/** A side of whom nobody has been seen. */
export const SOMETHING = 'Something in the dark';

/** Whether the table is told what a side is called: it knows of somebody of it, in sight or seen before. */
const isNamed = (state: GameState, side: Side): boolean =>
  side.kind === 'party' || side.name === UNSEEN || knownOf(state, side).length > 0;

const knownOf = (state: GameState, side: Side): readonly Creature[] =>
  membersOf(state, side).filter((member) => isPublic(state, member));

/** What a side is called at the table: after those of it whom all know of, and not after others who have left it; neither name nor number of those of whom nobody has been seen. */
export function nameSeen(state: GameState, side: Side): string {
  if (!isNamed(state, side)) return SOMETHING;
  if (side.kind === 'party') return side.name;
  const known = knownOf(state, side);
  return known.length === 0 ? side.name : groupName(known);
}

/** `is` or `are`, as that name needs it. */
export const isOrAreShown = (state: GameState, side: Side): string =>
  isNamed(state, side) ? isOrAre(state, { ...side, name: nameSeen(state, side) }) : 'is';
