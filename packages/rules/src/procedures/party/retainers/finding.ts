import { type CommandOf, id, throwsFor, written } from '../../../core/index.ts';
import { withArticle } from '../../../core/words.ts';
import type { Handler, Play } from '../../../play/index.ts';
import { dayOf } from '../../../state/ledger.ts';
import type { Applicants } from '../../../state/retainers.ts';
import { pay } from '../../table/ledger/ledger.ts';
import { helpNamed, type Notice } from './rule.ts';

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
  const help = helpNamed(play.rules.retainers, kind);
  if (!help) return;
  const only = help.classes.length === 1 ? (help.classes[0] ?? null) : null;
  const taken = of === 'none' ? only : of;
  const called = name.trim() === '' ? `${help.label}${taken === null || only ? '' : ` (${taken})`}` : name.trim();
  const found = [group(play, { kind, count, class: taken, name: called })];
  const why = { rule: help.rule, formula: 'the referee says who is there' };
  play.happen({ type: 'ApplicantsFound', how: 'met', found, looked: null, rolls: [], why });
};

export const lookInTavern: Handler<'LookInTavern'> = (play, { lookForUnusual }) => {
  const { seeking } = play.rules.retainers;
  if (!seeking) return;
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
};

export const putUpNotice: Handler<'PutUpNotice'> = (play, { employer, kind, scope, size, promised }) =>
  noticeStands(play, employer, { kind, scope, size }, promised);

/** A week of notices: paid first, whether anybody answers or not. */
export function noticeStands(
  play: Play,
  employer: CommandOf<'PutUpNotice'>['employer'],
  notice: Notice,
  promised: number,
): void {
  const { seeking } = play.rules.retainers;
  if (!seeking) return;
  const what = `a week of notices for ${withArticle(notice.kind.replaceAll('-', ' '))}`;
  const cost = play.noting((dice) => seeking.cost(notice.scope, dice));
  const [roll] = cost.rolls;
  const thrown = roll && { roll, times: cost.said / roll.total };
  const reason = thrown && `d${thrown.roll.sides} × ${written(thrown.times)} gold pieces a week`;
  pay(play, employer, cost.said, what, seeking.cites.cost, reason, thrown);
  const { said, rolls } = play.noting((dice) => seeking.answers(notice, dice));
  const found = said.count > 0 ? [group(play, { kind: notice.kind, count: said.count, answered: true, promised })] : [];
  const throws = throwsFor(rolls, said.dice);
  const why = { rule: seeking.cites.notice, formula: 'a d6 for an answer, and how many come', throws };
  play.happen({ type: 'ApplicantsFound', how: 'notice', found, looked: null, rolls, why });
}
