import type { CreatureId } from '../../ids.ts';
import type { Play } from '../../play.ts';
import type { Ruleset } from '../../ruleset.ts';
import { byRule, type Refusal } from '../../ruling.ts';
import type { Creature } from '../../state/creature.ts';
import { dayOf } from '../../state/ledger.ts';
import { isDead } from '../../state/read.ts';
import type { Engagement, Period } from '../../state/retainers.ts';
import type { GameState } from '../../state/state.ts';
import { type Help, helpNamed } from './rule.ts';

/** Those in somebody's service, and the terms. */
export const servantsOf = (state: GameState, employer: CreatureId): readonly (readonly [CreatureId, Engagement])[] =>
  (Object.entries(state.engagements) as [CreatureId, Engagement][]).filter(([, each]) => each.employer === employer);

const AVERAGE = 9;
export const charismaOf = ({ abilities }: Creature): number => abilities?.CHA ?? AVERAGE;

/** How many more of a kind an employer may take on; without end for the kinds that nothing limits. */
export function roomFor(
  state: GameState,
  { retainers }: Pick<Ruleset, 'retainers'>,
  employer: Creature,
  kind: Help,
): number {
  if (!kind.limited) return Number.POSITIVE_INFINITY;
  const living = servantsOf(state, employer.id).filter(([of, engagement]) => {
    const servant = state.creatures[of];
    return servant && !isDead(servant) && (helpNamed(retainers, engagement.kind)?.limited ?? true);
  });
  return Math.max(0, retainers.most(charismaOf(employer)) - living.length);
}

/** Refuses when charisma does not hold so many. */
export function withinLimit(play: Play, employer: Creature, kind: Help, count: number): Refusal | null {
  if (roomFor(play.state, play.rules, employer, kind) >= count) return null;
  const { names, most } = play.rules.retainers;
  return play.unless(
    byRule(
      names.limit,
      'forbidden',
      `${employer.name} may have ${most(charismaOf(employer))} of them at a time, by charisma.`,
    ),
  );
}

/** Days in a period; null for those that do not go by days. */
const DAYS: Readonly<Record<Period, number | null>> = {
  day: 1,
  week: 7,
  month: 30,
  delve: null,
  expedition: null,
  mission: null,
};

/** Periods of wages due: a started one counts whole, and is paid in advance. */
export function periodsDue(state: GameState, { wage, paidUntil }: Engagement): number {
  if (!wage) return 0;
  const days = DAYS[wage.per];
  if (days === null) return 1;
  const today = dayOf(state);
  return today < paidUntil ? 0 : Math.floor((today - paidUntil) / days) + 1;
}

/** The first day that so many more periods do not pay for. */
export const paidTo = ({ wage, paidUntil }: Engagement, periods: number): number =>
  paidUntil + periods * ((wage && DAYS[wage.per]) ?? 0);
