import { type CreatureId, once } from '../core/index.ts';
import type { Downtime } from '../state/downtime.ts';
import type { Engagement, Hiring } from '../state/retainers.ts';
import { entriesOfThose } from './encounter.ts';
import { unchanged } from './unchanged.ts';
import { UNKNOWN_LOYALTY } from './unknown.ts';

/** Who offers themselves is seen by all; what ill will an offer left, the referee alone knows. */
export const hiringKnown = once(({ applicants, looked }: Hiring): Hiring => ({ applicants, looked, illWill: 0 }));

/** The terms of those in service. How loyal somebody is, the referee alone knows. */
export const engagementsKnown = (
  engagements: Readonly<Record<CreatureId, Engagement>>,
  party: (creature: CreatureId) => boolean,
): Readonly<Record<CreatureId, Engagement>> =>
  engagementsSeen(
    engagements,
    Object.fromEntries(
      Object.entries(entriesOfThose(engagements, party)).map(([of, one]): [string, Engagement] => [
        of,
        engagementKnown(one),
      ]),
    ),
  );

const engagementsSeen = unchanged<Readonly<Record<CreatureId, Engagement>>>();

const engagementKnown = ({
  employer,
  kind,
  race,
  share,
  experience,
  wage,
  loyalty,
  paidUntil,
}: Engagement): Engagement => ({
  employer,
  kind,
  race,
  share,
  experience,
  wage,
  loyalty: loyalty === null ? null : UNKNOWN_LOYALTY,
  paidUntil,
});

/** The time between two adventures, and what those of the party do in it. */
export const downtimeKnown = (
  { place, guarded, wanderingFree, began, days, pastimes, made }: Downtime,
  party: (creature: CreatureId) => boolean,
): Downtime => ({
  place,
  guarded,
  wanderingFree,
  began,
  days,
  pastimes: entriesOfThose(pastimes, party),
  made: made.filter(party),
});
