import type { Overcome } from '../../../state/adventure.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { isOvercome, overcomeAs } from '../../../state/overcome.ts';
import { isCapable, isOut } from '../../../state/read.ts';
import { membersOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';

const metIn = (state: GameState, encounter: Encounter | null): readonly Creature[] =>
  (encounter?.sides ?? []).filter((side) => side.kind === 'monsters').flatMap((side) => membersOf(state, side));

/** Those who met the party and are slain, or driven to surrender. */
export const overcomeBy = (state: GameState, encounter: Encounter | null): readonly Creature[] =>
  metIn(state, encounter).filter(isOvercome);

/** What is written down of them, and of those who have been taken away since. */
export const overcomeIn = (state: GameState, encounter: Encounter | null): readonly Overcome[] => [
  ...(encounter?.removed ?? []),
  ...overcomeBy(state, encounter).map(overcomeAs),
];

/** Those who met the party and lie asleep or bound by magic, neither slain nor taken yet. */
export const helplessBefore = (state: GameState, encounter: Encounter | null): readonly Creature[] =>
  metIn(state, encounter).filter((one) => !isCapable(one) && !isOut(one) && !isOvercome(one));
