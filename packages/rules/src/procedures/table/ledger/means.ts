import type { Seat } from '../../../core/index.ts';
import { rosterOf } from '../../../play/index.ts';
import { partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';

/** What offers of service and of the time to spare rest on: who there is, what they have and know; not where they stand. */
export const meansOf = (state: GameState, seat: Seat): readonly unknown[] => [
  state.encounter === null,
  ...rosterOf(state, seat),
  ...partyOf(state).flatMap((one) => [
    one.coins,
    one.items,
    one.abilities,
    one.level,
    one.alignment,
    one.book,
    one.skills,
    one.background,
  ]),
];
