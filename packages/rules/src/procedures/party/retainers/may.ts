import {
  byPermission,
  byRule,
  type CreatureId,
  impossible,
  objections,
  type Refusal,
  type Seat,
} from '../../../core/index.ts';
import { atFirst } from '../../../core/words.ts';
import { written } from '../../../core/written.ts';
import { type FieldsOf, type May, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { dayOf } from '../../../state/ledger.ts';
import { isOfHousehold, staysHome } from '../../../state/members.ts';
import { isAtHome } from '../../../state/on-the-road.ts';
import { hasYielded, isCapable, isDead } from '../../../state/read.ts';
import type { Applicants, Engagement } from '../../../state/retainers.ts';
import type { GameState } from '../../../state/state.ts';
import { isKnown } from '../../situation/sight/known.ts';
import { affords } from '../../table/ledger/ledger.ts';
import { mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import { abroad } from '../stores/may.ts';
import { goesByDays, mayEmploy, periodsDue, servantsOf, withinLimit } from './employer.ts';
import { type Help, helpNamed, type Notice, type RetainersRule } from './rule.ts';

/** So much must be at hand, before anybody knows what it will cost. */
const affordsNotice = (
  state: GameState,
  employer: FieldsOf<'PutUpNotice'>['employer'],
  scope: Notice['scope'],
): Refusal | null => {
  const { seeking } = rulesOf(state).retainers;
  return seeking && affords(state, employer, seeking.most(scope), seeking.cites.cost);
};

function available(state: GameState, kind: string, stronghold: boolean): Refusal | null {
  const { seeking } = rulesOf(state).retainers;
  if (!seeking || !helpNamed(rulesOf(state).retainers, kind))
    return impossible('no-such-thing', 'The book knows no such notices.');
  if (seeking.available(kind, { settlement: true, advertised: true, stronghold }) !== 'no') return null;
  return byRule(seeking.cites.where, 'forbidden', 'Such people work for those in power: it takes a stronghold.');
}

/** One look a week: who goes back meets the same people. Null where a new one may be had. */
export function lookedLately(state: GameState): Refusal | null {
  const { looked } = state.hiring;
  const { seeking } = rulesOf(state).retainers;
  if (!seeking || looked === null || dayOf(state) - looked >= WEEK) return null;
  return byRule(seeking.cites.tavern, 'already-tried', 'The same people are there as this week already.');
}

const WEEK = 7;

/** So many groups wait at a time. */
export const MOST_GROUPS = 40;

/** What is paid if so many join. */
export function goldFor(
  state: GameState,
  applicants: Applicants,
  kind: Help,
  { gold }: Pick<FieldsOf<'OfferTerms'>, 'gold'>,
  joined = 1,
): number {
  const { seeking } = rulesOf(state).retainers;
  return applicants.answered && seeking ? seeking.inBulk(kind.name, joined, gold) : gold * joined;
}

/** The least must be on offer. */
function enticing(
  state: GameState,
  { enticement, label, rule }: Help,
  { promised }: Applicants,
  { gold, goods }: FieldsOf<'OfferTerms'>,
): Refusal | null {
  const { cites } = rulesOf(state).retainers;
  const least = Math.max(enticement.gold, promised);
  const enough = gold >= least && (goods || enticement.goods === null);
  if (enough) return null;
  const what = [least > 0 ? `${written(least)} gold pieces` : null, enticement.goods]
    .filter((part) => part !== null)
    .join(' and ');
  return byRule(
    cites.enticement ?? rule,
    'forbidden',
    `${label}: nobody joins for less than ${what.replaceAll('-', ' ')}.`,
  );
}

function fits(applicants: Applicants, { count }: FieldsOf<'OfferTerms'>): Refusal | null {
  return count <= applicants.count ? null : impossible('bad-input', `From 1 to ${applicants.count} are asked.`);
}

function mayOffer(seat: Seat, employer: Creature, { modifier }: FieldsOf<'OfferTerms'>): Refusal | null {
  if (!commands(seat, employer))
    return byPermission('not-your-character', `${called(employer)} is not yours to command.`);
  return modifier !== 0 && seat.role !== 'referee'
    ? byPermission('not-your-seat', 'Only the referee adds to the roll.')
    : null;
}

const total = (due: readonly Due[]): number => due.reduce((sum, { gold }) => sum + gold, 0);

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

export const mayCheckLoyalty: May<'CheckLoyalty'> = (state, { creature }, seat) =>
  objections(
    onlyReferee(seat),
    state.creatures[creature]?.kind === 'retainer' ? null : impossible('no-such-thing', 'There is no such retainer.'),
  );

export const mayMeetApplicants: May<'MeetApplicants'> = (state, { kind, of }, seat) => {
  const help = helpNamed(rulesOf(state).retainers, kind);
  const barred = onlyReferee(seat);
  if (!help) return objections(barred, impossible('no-such-thing', 'The book knows no such help.'));
  const fits = help.classes.length <= 1 ? of === 'none' : help.classes.includes(of);
  return objections(
    barred,
    fits ? null : impossible('bad-input', 'Such help has no such class.'),
    state.hiring.applicants.length < MOST_GROUPS ? null : impossible('bad-input', 'Enough people wait already.'),
  );
};

export const mayLookInTavern: May<'LookInTavern'> = (state, _, seat) => {
  const { seeking } = rulesOf(state).retainers;
  return objections(
    onlyReferee(seat),
    lookedLately(state),
    seeking ? null : impossible('no-such-thing', 'The book does not say who sits in taverns.'),
  );
};

export const mayPutUpNotice: May<'PutUpNotice'> = (state, { employer, kind, scope, stronghold }, seat) => {
  const barred = objections(onlyReferee(seat), available(state, kind, stronghold));
  if (!state.creatures[employer])
    return objections(...barred, impossible('no-such-thing', 'There is nobody of that name here.'));
  return objections(...barred, affordsNotice(state, employer, scope));
};

export const mayAdjustLoyalty: May<'AdjustLoyalty'> = (state, { creature, by }, seat) => {
  const loyalty = state.engagements[creature]?.loyalty;
  const barred = onlyReferee(seat);
  if (loyalty === undefined || loyalty === null)
    return objections(barred, impossible('no-such-thing', 'Nobody of that name serves out of loyalty.'));
  return objections(barred, by === 0 ? impossible('bad-input', 'Nothing is added.') : null);
};

export const mayRewardService: May<'RewardService'> = (
  state,
  { creatures, expeditions, battles, fights = 0 },
  seat,
) => {
  const {
    loyalty: { grown },
    cites,
  } = rulesOf(state).retainers;
  const barred = onlyReferee(seat);
  if (!grown)
    return objections(barred, byRule(cites.growth, 'forbidden', 'By this book loyalty does not grow by itself.'));
  const changed = creatures.flatMap((creature): (readonly [CreatureId, number])[] => {
    const loyalty = state.engagements[creature]?.loyalty;
    return loyalty === undefined || loyalty === null
      ? []
      : [[creature, grown(loyalty, { expeditions, battles, fights })]];
  });
  return objections(
    barred,
    changed.length === 0 ? impossible('no-such-thing', 'None of them serves out of loyalty.') : null,
  );
};

export const mayTryLoyalty: May<'TryLoyalty'> = (state, { creature }, seat) => {
  const loyalty = state.engagements[creature]?.loyalty;
  return objections(
    onlyReferee(seat),
    loyalty === undefined || loyalty === null
      ? impossible('no-such-thing', 'Nobody of that name serves out of loyalty.')
      : null,
  );
};

export const mayPartWith: May<'PartWith'> = (state, { creature, how }, seat) => {
  const engagement = state.engagements[creature];
  if (!engagement) return objections(impossible('no-such-thing', 'Nobody of that name is in service.'));
  return objections(
    mayCommand(state, seat, engagement.employer),
    how !== 'dismissed' && seat.role !== 'referee'
      ? byPermission('not-your-seat', 'Whether somebody runs away is the referee’s to say.')
      : null,
  );
};

/**
 * What stands against a retainer's staying at home, or coming along again: it is done by whoever commands the retainer or
 * the employer, and while the party is at home.
 */
export const mayMoveRetainer: May<'MoveRetainer'> = (state, { creature, along }, seat) => {
  const found = state.creatures[creature];
  if (found?.kind !== 'retainer' || found.hidden || isDead(found) || !isOfHousehold(state, creature))
    return objections(impossible('no-such-thing', 'There is no such retainer.'));
  return objections(
    mayLead(state, seat, found),
    along === staysHome(state, creature) ? null : impossible('no-change', 'It is so already.'),
    along || (isCapable(found) && !hasYielded(found))
      ? null
      : byRule('TABLE', 'incapable', `${atFirst(called(found))} cannot go home alone.`),
    notAtHome(state, found),
  );
};

/** Retainers are sent by their own player, or by that of their employer. */
function mayLead(state: GameState, seat: Seat, retainer: Creature): Refusal | null {
  const employer = state.engagements[retainer.id]?.employer;
  const isLed = [retainer.id, employer].some((one) => one !== undefined && mayCommand(state, seat, one) === null);
  return isLed ? null : mayCommand(state, seat, retainer.id);
}

/** Nobody is left at home from a map, from the road, or out of a meeting. */
function notAtHome(state: GameState, retainer: Creature): Refusal | null {
  const away = retainer.at ? retainer : abroad(state);
  if (state.encounter) return byRule('TABLE', 'too-far', 'There is no time for that in an encounter.');
  if (away) return byRule('TABLE', 'too-far', `${atFirst(called(away))} is not at home: leave the board first.`);
  return isAtHome(state, { at: null }) ? null : byRule('TABLE', 'too-far', 'The party is out, and not at home.');
}

export const mayTurnAway: May<'TurnAway'> = (state, { applicants }, seat) =>
  objections(
    onlyReferee(seat),
    state.hiring.applicants.some(({ id }) => id === applicants)
      ? null
      : impossible('no-such-thing', 'Nobody of that kind is there.'),
  );

export const mayLeaveTown: May<'LeaveTown'> = (state, _, seat) => {
  const { applicants, illWill, looked } = state.hiring;
  return objections(
    onlyReferee(seat),
    applicants.length === 0 && illWill === 0 && looked === null ? impossible('no-change', 'Nobody waits there.') : null,
  );
};

export const mayOfferTerms: May<'OfferTerms'> = (state, command, seat) => {
  const employer = state.creatures[command.employer];
  const applicants = state.hiring.applicants.find(({ id }) => id === command.applicants);
  const kind = applicants && helpNamed(rulesOf(state).retainers, applicants.kind);
  if (
    !employer ||
    !mayEmploy(employer, rulesOf(state).retainers) ||
    !isKnown(state, seat, employer) ||
    isDead(employer)
  )
    return objections(impossible('no-such-thing', 'There is no such employer.'));
  if (!applicants || !kind) return objections(impossible('no-such-thing', 'Nobody of that kind is there.'));
  return objections(
    mayOffer(seat, employer, command),
    fits(applicants, command),
    withinLimit(state, employer, kind, command.count),
    enticing(state, kind, applicants, command),
    affords(state, employer.id, goldFor(state, applicants, kind, command), kind.rule),
  );
};

export const mayPayWages: May<'PayWages'> = (state, { employer }, seat) => {
  const due = wagesDue(state, rulesOf(state).retainers, employer);
  const barred = mayCommand(state, seat, employer);
  if (due.length === 0) return objections(barred, impossible('no-change', 'No wages are due.'));
  return objections(barred, affords(state, employer, total(due), rulesOf(state).retainers.id));
};

export const mayWithholdWages: May<'WithholdWages'> = (state, { employer }, seat) => {
  const due = wagesDue(state, rulesOf(state).retainers, employer);
  return objections(onlyReferee(seat), due.length === 0 ? impossible('no-change', 'No wages are due.') : null);
};
