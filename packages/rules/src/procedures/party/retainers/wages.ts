import { type CreatureId, impossible } from '../../../core/index.ts';
import { aOr, creaturesOf } from '../../../core/words.ts';
import type { Handler, Play } from '../../../play/index.ts';
import { isDead } from '../../../state/read.ts';
import type { Engagement } from '../../../state/retainers.ts';
import type { GameState } from '../../../state/state.ts';
import { affords, goldOf, pay } from '../../table/ledger/ledger.ts';
import { forCreature, refereeOnly } from '../../table/permission/permission.ts';
import { goesByDays, paidTo, periodsDue, servantsOf } from './employer.ts';
import type { RetainersRule } from './rule.ts';

/** What one kind of servant is owed: so many of them, for so many periods. */
export interface Due {
  readonly kind: string;
  readonly servants: readonly (readonly [CreatureId, Engagement])[];
  readonly periods: number;
  readonly gold: number;
}

/** What is due to those in service, kind by kind; the dead are paid nothing. */
export function wagesDue(state: GameState, rule: RetainersRule, employer: CreatureId, byTime = false): readonly Due[] {
  const groups = new Map<string, (readonly [CreatureId, Engagement])[]>();
  for (const [of, engagement] of servantsOf(state, employer)) {
    const servant = state.creatures[of];
    const periods = periodsDue(state, rule, engagement);
    if (!servant || isDead(servant) || periods === 0 || (byTime && !goesByDays(rule, engagement))) continue;
    const key = `${engagement.kind}:${periods}:${engagement.wage?.gold}:${engagement.wage?.per}`;
    groups.set(key, [...(groups.get(key) ?? []), [of, engagement]]);
  }
  return [...groups.values()].flatMap((servants) => {
    const [, first] = servants[0] ?? [];
    if (!first?.wage) return [];
    const periods = periodsDue(state, rule, first);
    return [{ kind: first.kind, servants, periods, gold: rule.pay.wages(first.wage, servants.length, periods) }];
  });
}

const total = (due: readonly Due[]): number => due.reduce((sum, { gold }) => sum + gold, 0);

export const payWages: Handler<'PayWages'> = (play, { employer }) => {
  const refusal = forCreature(play, employer);
  if (refusal) return refusal;
  const due = wagesDue(play.state, play.rules.retainers, employer);
  if (due.length === 0) return impossible('no-change', 'No wages are due.');
  const poor = affords(play, employer, total(due), play.rules.retainers.id);
  if (poor) return poor;
  settle(play, employer, due);
  return null;
};

function settle(play: Play, employer: CreatureId, due: readonly Due[]): void {
  for (const { kind, servants, periods, gold } of due) {
    const per = play.rules.retainers.pay.dueEach(servants[0]?.[1].wage?.per ?? 'day');
    const whose = creaturesOf(servants.length, kind.replaceAll('-', ' '));
    pay(play, employer, gold, `wages of ${whose} for ${aOr(periods, per)}`, wageRule(play, kind));
  }
  play.happen({ type: 'WagesSettled', employer, paid: true, until: untilOf(play, due) });
}

const wageRule = ({ rules }: Play, kind: string) =>
  rules.retainers.cites.wages ?? rules.retainers.kinds.find(({ name }) => name === kind)?.rule ?? rules.retainers.id;

const untilOf = ({ state, rules }: Play, due: readonly Due[]): Readonly<Record<CreatureId, number>> =>
  Object.fromEntries(
    due.flatMap(({ servants, periods }) =>
      servants.map(([of, engagement]) => [of, paidTo(state, rules.retainers, engagement, periods)] as const),
    ),
  );

/** What is not paid costs loyalty. */
export const withholdWages: Handler<'WithholdWages'> = (play, { employer }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const due = wagesDue(play.state, play.rules.retainers, employer);
  if (due.length === 0) return impossible('no-change', 'No wages are due.');
  withhold(play, employer, due);
  return null;
};

function withhold(play: Play, employer: CreatureId, due: readonly Due[]): void {
  play.happen({ type: 'WagesSettled', employer, paid: false, until: untilOf(play, due) });
  const { retainers } = play.rules;
  const changed = due.flatMap(({ servants, periods }) =>
    servants.flatMap(([of, { loyalty }]) => {
      const now = loyalty === null ? null : retainers.loyalty.unpaid(loyalty, periods);
      return now === null || now === loyalty ? [] : [[of, now] as const];
    }),
  );
  if (changed.length === 0) return;
  const why = { rule: retainers.cites.unpaid, formula: 'one point for each period without pay' } as const;
  play.happen({ type: 'LoyaltyChanged', loyalty: Object.fromEntries(changed), why });
}

/** What fell due by the days is paid where the purse holds it, and withheld where it does not. */
export function wagesFallDue(play: Play, employer: CreatureId): void {
  for (const one of wagesDue(play.state, play.rules.retainers, employer, true)) {
    const payer = play.state.creatures[employer];
    if (payer && goldOf(play.rules, payer) >= one.gold) settle(play, employer, [one]);
    else withhold(play, employer, [one]);
  }
}
