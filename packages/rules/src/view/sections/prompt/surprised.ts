import { losesRound } from '../../../procedures/situation/round/lost-round.ts';
import type { Encounter, Side } from '../../../state/encounter.ts';
import { sideAsSeen } from './meeting.ts';
import type { Asking } from './said.ts';
import { listed } from './said.ts';

/** What surprise costs the party in this round, as a seat is told; null where it costs nothing. */
export function surprised({ state, own, referee }: Asking, { sides }: Encounter): string | null {
  if (!sides.some((side) => side.kind === 'party' && losesRound(state, side))) return null;
  if (referee) return 'the party is surprised and loses it';
  return own.length > 0 ? 'You are surprised and lose this round' : 'The party is surprised and loses this round';
}

/** `The goblins are surprised`: those who stand still before the party; null where nobody does. */
export function othersSurprised(asking: Asking, { sides }: Encounter): string | null {
  const still = sides.filter((side) => side.kind !== 'party' && losesRound(asking.state, side));
  if (still.length === 0) return null;
  const names = listed(still.map((side) => sideAsSeen(asking, side)));
  return `${names.replace(/^./, (first) => first.toUpperCase())} ${isPlural(still) ? 'are' : 'is'} surprised`;
}

const isPlural = ([first, ...more]: readonly Side[]): boolean =>
  more.length > 0 || (first !== undefined && first.members.length > 1);
