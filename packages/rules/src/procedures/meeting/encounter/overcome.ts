import type { Creature } from '../../../state/creature.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { isDead } from '../../../state/read.ts';
import { membersOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';

/** Those who met the party and are slain, or driven to surrender. */
export const overcomeBy = (state: GameState, encounter: Encounter | null): readonly Creature[] =>
  (encounter?.sides ?? [])
    .filter((side) => side.kind === 'monsters')
    .flatMap((side) => membersOf(state, side))
    .filter((creature) => isDead(creature) || creature.conditions.includes('surrendered'));
