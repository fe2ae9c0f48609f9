import type { Play } from '../../../play/index.ts';
import { isSeen, ofParty } from '../../situation/sight/known.ts';

/** After whatever a command did: of those whom the party meets, it is noted who has come into the table's sight. */
export function noteSighted(play: Play): void {
  const { encounter, creatures } = play.state;
  if (!encounter) return;
  const met = encounter.sides.flatMap(({ members }) => members).flatMap((member) => creatures[member] ?? []);
  const fresh = met.filter(
    (one) =>
      one.at !== null &&
      !one.hidden &&
      !encounter.sighted?.includes(one.id) &&
      !ofParty(play.state, one) &&
      isSeen(play.state, one),
  );
  if (fresh.length > 0) play.happen({ type: 'FoesSighted', creatures: fresh.map(({ id }) => id) });
}
