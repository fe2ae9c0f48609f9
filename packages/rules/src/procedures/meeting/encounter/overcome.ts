import type { Overcome } from '../../../state/adventure.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { isOvercome, liesHelpless, overcomeAs } from '../../../state/overcome.ts';
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

/** Those who met the party and lie helpless. */
export const helplessBefore = (state: GameState, encounter: Encounter | null): readonly Creature[] =>
  metIn(state, encounter).filter(liesHelpless);
