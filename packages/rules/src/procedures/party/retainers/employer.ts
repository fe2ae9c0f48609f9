import { byRule, type CreatureId, type Refusal, type Ruleset } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { dayOf } from '../../../state/ledger.ts';
import { isDead } from '../../../state/read.ts';
import { charismaOf, type Engagement } from '../../../state/retainers.ts';
import type { GameState } from '../../../state/state.ts';
import { DAYS_IN, startedPeriods } from './periods.ts';
import { type Help, helpNamed, type RetainersRule } from './rule.ts';

/** Those in somebody's service, and the terms. */
export const servantsOf = (state: GameState, employer: CreatureId): readonly (readonly [CreatureId, Engagement])[] =>
  (Object.entries(state.engagements) as [CreatureId, Engagement][]).filter(([, each]) => each.employer === employer);

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
  return Math.max(0, retainers.hiring.most(charismaOf(employer)) - living.length);
}

/** Refuses when charisma does not hold so many. */
export function withinLimit(state: GameState, employer: Creature, kind: Help, count: number): Refusal | null {
  if (roomFor(state, rulesOf(state), employer, kind) >= count) return null;
  const {
    cites,
    hiring: { most },
  } = rulesOf(state).retainers;
  return byRule(
    cites.limit,
    'forbidden',
    `${called(employer)} may have ${most(charismaOf(employer))} of that kind in service at a time, by charisma.`,
  );
}

/** Who may take others into service: characters, and by some rules those who serve themselves. */
export const mayEmploy = ({ kind }: Creature, { servantsLead }: RetainersRule): boolean =>
  kind === 'character' || (servantsLead && kind === 'retainer');

/** Days between two payments of a wage; null where they do not go by days. */
const daysBetween = (rule: RetainersRule, { wage }: Engagement): number | null =>
  wage && DAYS_IN[rule.pay.dueEach(wage.per)];

/** Whether a wage falls due as the days go by. */
export const goesByDays = (rule: RetainersRule, engagement: Engagement): boolean =>
  daysBetween(rule, engagement) !== null;

/** Periods of wages due: a started one counts whole, and is paid in advance. */
export function periodsDue(state: GameState, rule: RetainersRule, engagement: Engagement): number {
  if (!engagement.wage) return 0;
  const days = daysBetween(rule, engagement);
  return days === null ? 1 : startedPeriods((dayOf(state) - engagement.paidUntil + 1) / days);
}

/** The first day that so many more periods do not pay for; today's where wages do not go by days. */
export function paidTo(state: GameState, rule: RetainersRule, engagement: Engagement, periods: number): number {
  const days = daysBetween(rule, engagement);
  return days === null ? dayOf(state) : engagement.paidUntil + periods * days;
}
