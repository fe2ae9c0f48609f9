import type { CreatureId } from '../../../core/index.ts';
import { aOr, creaturesOf } from '../../../core/words.ts';
import type { Handler, Play } from '../../../play/index.ts';
import { goldOf, pay } from '../../table/ledger/ledger.ts';
import { paidTo } from './employer.ts';
import { loyaltySums } from './loyalty.ts';
import { type Due, wagesDue } from './may.ts';

export const payWages: Handler<'PayWages'> = (play, { employer }) => {
  const due = wagesDue(play.state, play.rules.retainers, employer);
  settle(play, employer, due);
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
  const due = wagesDue(play.state, play.rules.retainers, employer);
  withhold(play, employer, due);
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
  const why = {
    rule: retainers.cites.unpaid,
    formula: 'one point for each period without pay',
    notes: loyaltySums(play.state, changed, retainers.cites.unpaid),
  } as const;
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
