import { byRule, type CommandOf, id, impossible, type Refusal, throwsFor } from '../../../core/index.ts';
import { withArticle } from '../../../core/words.ts';
import { type Handler, type Play, rulesOf } from '../../../play/index.ts';
import { dayOf } from '../../../state/ledger.ts';
import type { Applicants } from '../../../state/retainers.ts';
import type { GameState } from '../../../state/state.ts';
import { affords, pay } from '../../table/ledger/ledger.ts';
import { refereeOnly } from '../../table/permission/permission.ts';
import { helpNamed, type Notice } from './rule.ts';

export const MOST_APPLICANTS = 20;
/** So many groups wait at a time. */
export const MOST_GROUPS = 40;
const WEEK = 7;
const LONGEST_NAME = 60;

type Facts = Pick<Applicants, 'kind' | 'count'> & Partial<Applicants>;

/** People of a kind, as they come. */
function group(play: Play, facts: Facts): Applicants {
  const help = helpNamed(play.rules.retainers, facts.kind);
  return {
    id: id(play.dice.id()),
    class: help?.classes.length === 1 ? (help.classes[0] ?? null) : null,
    race: null,
    name: help?.label ?? facts.kind,
    answered: false,
    promised: 0,
    ...facts,
  };
}

export const meetApplicants: Handler<'MeetApplicants'> = (play, { kind, of, count, name }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const help = helpNamed(play.rules.retainers, kind);
  if (!help) return impossible('no-such-thing', 'The book knows no such help.');
  const fits = help.classes.length <= 1 ? of === 'none' : help.classes.includes(of);
  const wellFormed = Number.isInteger(count) && count >= 1 && count <= MOST_APPLICANTS && name.length <= LONGEST_NAME;
  if (!fits || !wellFormed || play.state.hiring.applicants.length >= MOST_GROUPS)
    return impossible('bad-input', `From 1 to ${MOST_APPLICANTS}, of a class that such help has.`);
  const only = help.classes.length === 1 ? (help.classes[0] ?? null) : null;
  const taken = of === 'none' ? only : of;
  const called = name.trim() === '' ? `${help.label}${taken === null || only ? '' : ` (${taken})`}` : name.trim();
  const found = [group(play, { kind, count, class: taken, name: called })];
  const why = { rule: help.rule, formula: 'the referee says who is there' };
  play.happen({ type: 'ApplicantsFound', how: 'met', found, looked: null, rolls: [], why });
  return null;
};

export const lookInTavern: Handler<'LookInTavern'> = (play, { lookForUnusual }) => {
  const refusal = refereeOnly(play) ?? play.unless(lookedLately(play.state));
  if (refusal) return refusal;
  const { seeking } = play.rules.retainers;
  if (!seeking) return impossible('no-such-thing', 'The book does not say who sits in taverns.');
  const { said, rolls } = play.noting((dice) => seeking.patrons(lookForUnusual, dice));
  const kinds = [...new Set(said.types)];
  const normal = kinds.map((kind) => group(play, { kind, count: said.types.filter((type) => type === kind).length }));
  const { unusual } = said;
  const one = unusual ? [group(play, { kind: unusual.type, count: unusual.count, race: unusual.race })] : [];
  const others =
    unusual && unusual.companions > 0
      ? [group(play, { kind: seeking.companion(unusual.race), count: unusual.companions, race: unusual.race })]
      : [];
  const why = {
    rule: lookForUnusual ? seeking.cites.unusual : seeking.cites.types,
    formula: 'd6 are there, each of a type; somebody unusual on 1–2 if looked for',
    throws: throwsFor(rolls, said.dice),
  };
  const found = [...normal, ...one, ...others];
  play.happen({ type: 'ApplicantsFound', how: 'tavern', found, looked: dayOf(play.state), rolls, why });
  return null;
};

/** One look a week: who goes back meets the same people. Null where a new one may be had. */
export function lookedLately(state: GameState): Refusal | null {
  const { looked } = state.hiring;
  const { seeking } = rulesOf(state).retainers;
  if (!seeking || looked === null || dayOf(state) - looked >= WEEK) return null;
  return byRule(seeking.cites.tavern, 'already-tried', 'The same people are there as this week already.');
}

export const putUpNotice: Handler<'PutUpNotice'> = (play, { employer, kind, scope, size, stronghold, promised }) => {
  const refusal = refereeOnly(play) ?? available(play, kind, stronghold);
  if (refusal) return refusal;
  if (!play.state.creatures[employer]) return impossible('no-such-thing', 'There is nobody of that name here.');
  if (!Number.isInteger(promised) || promised < 0) return impossible('bad-input', 'Whole gold pieces, or none.');
  const poor = affordsNotice(play, employer, scope);
  if (poor) return poor;
  noticeStands(play, employer, { kind, scope, size }, promised);
  return null;
};

function available(play: Play, kind: string, stronghold: boolean): Refusal | null {
  const { seeking } = play.rules.retainers;
  if (!seeking || !helpNamed(play.rules.retainers, kind))
    return impossible('no-such-thing', 'The book knows no such notices.');
  if (seeking.available(kind, { settlement: true, advertised: true, stronghold }) !== 'no') return null;
  return play.unless(
    byRule(seeking.cites.where, 'forbidden', 'Such people work for those in power: it takes a stronghold.'),
  );
}

/** So much must be at hand, before anybody knows what it will cost. */
export const affordsNotice = (
  play: Play,
  employer: CommandOf<'PutUpNotice'>['employer'],
  scope: Notice['scope'],
): Refusal | null => {
  const { seeking } = play.rules.retainers;
  return seeking && affords(play, employer, seeking.most(scope), seeking.cites.cost);
};

/** A week of notices: paid first, whether anybody answers or not. */
export function noticeStands(
  play: Play,
  employer: CommandOf<'PutUpNotice'>['employer'],
  notice: Notice,
  promised: number,
): void {
  const { seeking } = play.rules.retainers;
  if (!seeking) return;
  const cost = play.noting((dice) => seeking.cost(notice.scope, dice));
  pay(
    play,
    employer,
    cost.said,
    `a week of notices for ${withArticle(notice.kind.replaceAll('-', ' '))}`,
    seeking.cites.cost,
  );
  const { said, rolls } = play.noting((dice) => seeking.answers(notice, dice));
  const found = said.count > 0 ? [group(play, { kind: notice.kind, count: said.count, answered: true, promised })] : [];
  const throws = [...throwsFor(cost.rolls, [{ who: 'The cost' }]), ...throwsFor(rolls, said.dice)];
  const why = { rule: seeking.cites.notice, formula: 'a d6 for an answer, and how many come', throws };
  play.happen({ type: 'ApplicantsFound', how: 'notice', found, looked: null, rolls: [...cost.rolls, ...rolls], why });
}
