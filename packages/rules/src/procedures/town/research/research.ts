import { isDenied } from '../../../content/denied.ts';
import { atMost, byRule, type CreatureId, impossible, type Refusal } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { ResearchPlan } from '../../../state/downtime.ts';
import { affords, pay } from '../../table/ledger/ledger.ts';
import { forActing, forCreature, refereeOnly } from '../../table/permission/permission.ts';
import type { researchCommands } from './commands.ts';
import { isName, isRefusal, ruled } from './may.ts';
import type { ResearchAction } from './rule.ts';
import { loseBook, rewriteSpell, seekGuru } from './study.ts';

const MOST_SPELLS = 200;

const DRAFT: ResearchPlan = { state: 'draft', spell: '', description: '', level: null, funds: 0, weeks: 0, failed: 0 };

/** One step of the plan, or why it is not its turn. */
function step(
  play: Play,
  creature: CreatureId,
  action: ResearchAction,
  by: string,
  facts: Partial<ResearchPlan>,
): Refusal | null {
  const rule = ruled(play.state, creature);
  if (isRefusal(rule)) return rule;
  const found = play.state.creatures[creature];
  const plan = play.state.research[creature] ?? DRAFT;
  const next = rule.plan.planned(plan.state, action, by, found?.class ?? '');
  if (isDenied(next)) {
    const sentence =
      next.error === 'bad-step' ? 'The plan is at another step.' : 'Only those who study spells invent them.';
    return byRule(rule.cites.plan, next.error === 'bad-step' ? 'out-of-turn' : 'forbidden', sentence);
  }
  play.happen({ type: 'ResearchPlanned', creature, plan: { ...plan, ...facts, state: next.state } });
  return null;
}

const proposeSpell: Handler<'ProposeSpell'> = (play, { creature, spell, description }) => {
  const again = play.state.research[creature]?.state === 'negotiating';
  return step(play, creature, again ? 'revise' : 'submit', 'player', { spell: spell.trim(), description });
};

const setSpellLevel: Handler<'SetSpellLevel'> = (play, { creature, level }) => {
  return step(play, creature, 'setLevel', 'referee', { level });
};

const agreeSpell: Handler<'AgreeSpell'> = (play, { creature }) =>
  forActing(play, creature) ?? step(play, creature, 'agree', 'player', {});

/** Whole gold pieces, and no more than certain success costs. */
const fundResearch: Handler<'FundResearch'> = (play, { creature, gold }) => {
  const refusal = forActing(play, creature);
  if (refusal) return refusal;
  const rule = ruled(play.state, creature);
  if (isRefusal(rule)) return rule;
  const plan = play.state.research[creature];
  if (!plan || plan.level === null || (plan.state !== 'agreed' && plan.state !== 'researching'))
    return byRule(rule.cites.plan, 'out-of-turn', 'The spell is not agreed upon yet.');
  const left = rule.work.most(plan.level) - plan.funds;
  if (!Number.isInteger(gold) || gold < 1 || gold > left)
    return impossible('bad-input', `No more than ${written(left)} gold pieces are of any use.`);
  const poor = play.unless(affords(play.state, creature, gold, rule.cites.funding));
  if (poor) return poor;
  pay(play, creature, gold, `research of ${plan.spell}`, rule.cites.funding);
  const funds = plan.funds + gold;
  if (plan.state === 'agreed') return step(play, creature, 'commit', 'player', { funds });
  play.happen({ type: 'ResearchPlanned', creature, plan: { ...plan, funds } });
  return null;
};

const abandonResearch: Handler<'AbandonResearch'> = (play, { creature }) => {
  play.happen({ type: 'ResearchAbandoned', creature });
  return null;
};

/** A week in the laboratory is over. */
export function researchForAWeek(play: Play, creature: CreatureId): void {
  const plan = play.state.research[creature];
  const rule = play.rules.research;
  if (!rule || plan?.state !== 'researching' || plan.level === null) return;
  const weeks = plan.weeks + 1;
  play.happen({ type: 'ResearchWeekSpent', creature, weeks });
  if (weeks < rule.work.weeks(plan.level, plan.failed)) return;
  const { level, funds, spell } = plan;
  const { said: success, rolls } = play.noting((dice) => rule.work.succeeds(level, funds, dice));
  const [roll = { sides: 100, faces: [], plus: 0, total: 0 }] = rolls;
  const needed = rule.work.chance(level, funds);
  const why = {
    rule: rule.cites.check,
    formula: `d100 ≤ ${needed}%, for ${written(funds)} gold pieces at level ${level}`,
    roll,
    needed,
    judged: atMost(roll.total, needed, success),
  };
  play.happen({ type: 'ResearchChecked', creature, spell, success, roll, why });
  if (success) write(play, creature, spell, { invented: level, from: null });
}

/** The weeks begin anew for those who left the laboratory. */
export function interruptResearch(play: Play, creature: CreatureId): void {
  const plan = play.state.research[creature];
  if (plan?.state === 'researching' && plan.weeks > 0) play.happen({ type: 'ResearchInterrupted', creature });
}

function write(
  play: Play,
  creature: CreatureId,
  spell: string,
  how: { readonly invented: number | null; readonly from: CreatureId | null },
): void {
  const rule = play.rules.research;
  const book = play.state.creatures[creature]?.book ?? [];
  if (rule)
    play.happen({
      type: 'SpellWritten',
      creature,
      spell,
      book: book.includes(spell) ? book : rule.books.after(book, spell),
      ...how,
    });
}

/** Why a spell cannot be written into somebody's book. */
function unwritable(play: Play, creature: CreatureId, spell: string): Refusal | null {
  const rule = ruled(play.state, creature);
  if (isRefusal(rule)) return rule;
  const { class: of = null, book = [] } = play.state.creatures[creature] ?? {};
  if (!rule.plan.researches(of))
    return play.unless(byRule(rule.cites.found, 'forbidden', 'Only those who study spells keep a book of them.'));
  if (book.includes(spell)) return impossible('no-change', 'It is in the book already.');
  return isName(spell) && book.length < MOST_SPELLS ? null : impossible('bad-input', 'That cannot be written there.');
}

const shareSpell: Handler<'ShareSpell'> = (play, { creature, to, spell }) => {
  const refusal = forActing(play, creature);
  if (refusal) return refusal;
  if (!play.state.creatures[creature]?.book?.includes(spell))
    return impossible('no-such-thing', 'The book holds no such spell.');
  if (to === creature || !play.state.party.members.includes(to))
    return impossible('no-such-thing', 'There is nobody of that name in the party.');
  const refused = unwritable(play, to, spell);
  if (refused) return refused;
  write(play, to, spell, { invented: null, from: creature });
  return null;
};

const writeInBook: Handler<'WriteInBook'> = (play, { creature, spell }) => {
  const refusal = refereeOnly(play) ?? forCreature(play, creature) ?? unwritable(play, creature, spell.trim());
  if (refusal) return refusal;
  write(play, creature, spell.trim(), { invented: null, from: null });
  return null;
};

/** The days of study are over: the spell is learned. */
export function endStudy(play: Play, creature: CreatureId): void {
  const study = play.state.studies[creature];
  if (study) write(play, creature, study.spell, { invented: null, from: null });
}

export const researchHandlers: Handlers<typeof researchCommands> = {
  LoseBook: loseBook,
  RewriteSpell: rewriteSpell,
  SeekGuru: seekGuru,
  ProposeSpell: proposeSpell,
  SetSpellLevel: setSpellLevel,
  AgreeSpell: agreeSpell,
  FundResearch: fundResearch,
  AbandonResearch: abandonResearch,
  ShareSpell: shareSpell,
  WriteInBook: writeInBook,
};
