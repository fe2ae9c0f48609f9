import type { Play } from '../../../play/index.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import { isOfSpell } from '../light/may.ts';

/** Those of the party who live leave the board, for home or the road, and put out the torches and lanterns in their hands; the dead lie where they fell. */
export function leaveBoard(play: Play): void {
  const going = partyOf(play.state).filter((member) => member.at !== null && !isDead(member));
  for (const { id: light, kind, carriedBy } of Object.values(play.state.lights))
    if (going.some(({ id }) => id === carriedBy) && !isOfSpell({ kind }))
      play.happen({ type: 'LightWentOut', light, kind, carriedBy, burntOut: false });
  for (const { id: creature } of going) play.happen({ type: 'CreaturePlaced', creature, at: null });
}
