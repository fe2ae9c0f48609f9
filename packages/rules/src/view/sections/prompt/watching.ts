import { verb } from '../../../core/words.ts';
import { seesParty } from '../../../procedures/meeting/encounter/whereabouts.ts';
import { feetApart } from '../../../procedures/situation/reach/reach.ts';
import { groupName } from '../../../procedures/situation/sight/group-name.ts';
import { isSeen } from '../../../procedures/situation/sight/known.ts';
import { isOut, partyOf } from '../../../state/read.ts';
import type { Asking, Said } from './said.ts';

/** Feet at which those in the dark are likelier met than left behind. */
const NEAR = 60;

/** What the turn waits for, with those who see the party from the dark: whether they come is the referee's to say. */
export function withWatchers(asking: Asking, said: Said): Said {
  const { state, referee } = asking;
  const meeting = referee
    ? asking.offers.find(({ key, next, barred }) => key === 'BeginEncounter:these' && !next && barred === null)
    : undefined;
  if (!meeting) return said;
  const party = partyOf(state).filter((member) => !isOut(member));
  const these: ReadonlySet<unknown> = new Set([meeting.fixed.creatures].flat());
  const met = Object.values(state.creatures).filter(({ id }) => these.has(id));
  if (!met.some((one) => !isSeen(state, one) && seesParty(state, party, one))) return said;
  const others = said.offers.filter((key) => key !== meeting.key);
  const isNear = met.some((foe) => party.some((one) => (feetApart(state, one, foe) ?? NEAR + 1) <= NEAR));
  return {
    ...said,
    sentence: `${groupName(met)} ${verb(met.length, 'sees', 'see')} the party from the dark. ${said.sentence}`,
    offers: isNear ? [meeting.key, ...others] : [...others, meeting.key],
  };
}
