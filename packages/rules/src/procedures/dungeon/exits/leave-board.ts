import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { isOfSpell } from '../light/may.ts';

/** Those of the party who live and stand on a map. */
export const onBoard = (state: GameState): readonly Creature[] =>
  partyOf(state).filter((member) => member.at !== null && !isDead(member));

/** Those of the party who live leave the board, for home or the road, and put out the torches and lanterns in their hands; the dead lie where they fell. */
export function leaveBoard(play: Play): void {
  const going = onBoard(play.state);
  for (const { id: light, kind, carriedBy } of Object.values(play.state.lights))
    if (going.some(({ id }) => id === carriedBy) && !isOfSpell({ kind }))
      play.happen({ type: 'LightWentOut', light, kind, carriedBy, burntOut: false });
  for (const { id: creature } of going) play.happen({ type: 'CreaturePlaced', creature, at: null });
}
