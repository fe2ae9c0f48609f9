import { isDenied } from '../../../content/denied.ts';
import { entryOf } from '../../../content/entry.ts';
import { byRule, type CreatureId, impossible, impossibleBy, objections, type Refusal } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { ResearchState } from '../../../state/downtime.ts';
import type { GameState } from '../../../state/state.ts';
import { affords, goldOf } from '../../table/ledger/ledger.ts';
import { mayAct, onlyReferee } from '../../table/permission/permission.ts';
import type { ResearchAction, ResearchRule } from './rule.ts';

const isRefusal = (answer: ResearchRule | Refusal): answer is Refusal => 'sentence' in answer;

/** The book's rule, or why there is none. */
function ruled(state: GameState, creature: CreatureId): ResearchRule | Refusal {
  const { research } = rulesOf(state);
  const found = state.creatures[creature];
  if (!research || !found) return impossible('no-such-thing', 'The book does not say how spells are invented.');
  return research;
}

/** Books of spells are kept by name: none is called as every object has it. */
const isName = (spell: string): boolean => !(spell.trim() in {});

/** Where one step takes a plan, or why it is not its turn. */
export function stepOf(state: GameState, creature: CreatureId, action: ResearchAction): ResearchState | Refusal {
  const rule = ruled(state, creature);
  if (isRefusal(rule)) return rule;
  const now = state.research[creature]?.state ?? 'draft';
  const by = action === 'setLevel' ? 'referee' : 'player';
  const next = rule.plan.planned(now, action, by, state.creatures[creature]?.class ?? '');
  if (!isDenied(next)) return next.state;
  return next.error === 'bad-step'
    ? impossibleBy(rule.cites.plan, 'out-of-turn', 'The plan is at another step.')
    : impossibleBy(rule.cites.plan, 'forbidden', 'Only those who study spells invent them.');
}

export const againstStep = (state: GameState, creature: CreatureId, action: ResearchAction): Refusal | null => {
  const next = stepOf(state, creature, action);
  return typeof next === 'string' ? null : next;
};

/** A spell is proposed anew while it is negotiated. */
export const proposing = ({ research }: GameState, creature: CreatureId): ResearchAction =>
  research[creature]?.state === 'negotiating' ? 'revise' : 'submit';

export const mayProposeSpell: May<'ProposeSpell'> = (state, { creature, spell }, seat) =>
  objections(
    mayAct(state, seat, creature),
    isName(spell) ? null : impossible('bad-input', 'No spell is called that.'),
    againstStep(state, creature, proposing(state, creature)),
  );

export const maySetSpellLevel: May<'SetSpellLevel'> = (state, { creature, level }, seat) => {
  const rule = ruled(state, creature);
  const barred = onlyReferee(seat);
  if (isRefusal(rule)) return objections(barred, rule);
  return objections(
    barred,
    level < 1 || level > rule.plan.levels ? impossible('bad-input', `From 1 to ${rule.plan.levels}.`) : null,
    againstStep(state, creature, 'setLevel'),
  );
};

/** Whole gold pieces, and no more than certain success costs. */
export const mayFund: May<'FundResearch'> = (state, { creature, gold }, seat) => {
  const rule = ruled(state, creature);
  const barred = mayAct(state, seat, creature);
  if (isRefusal(rule)) return objections(barred, rule);
  const plan = state.research[creature];
  if (!plan || plan.level === null || (plan.state !== 'agreed' && plan.state !== 'researching'))
    return objections(barred, impossibleBy(rule.cites.plan, 'out-of-turn', 'The spell is not agreed upon yet.'));
  const left = rule.work.most(plan.level) - plan.funds;
  return objections(
    barred,
    gold <= left ? null : impossible('bad-input', `No more than ${written(left)} gold pieces are of any use.`),
    affords(state, creature, gold, rule.cites.funding),
    plan.state === 'agreed' ? againstStep(state, creature, 'commit') : null,
  );
};

const MOST_SPELLS = 200;

/** Why a spell cannot be written into somebody's book. */
export function unwritable(state: GameState, creature: CreatureId, spell: string): Refusal | null {
  const rule = ruled(state, creature);
  if (isRefusal(rule)) return rule;
  const { class: of = null, book = [] } = state.creatures[creature] ?? {};
  if (!rule.plan.researches(of))
    return byRule(rule.cites.found, 'forbidden', 'Only those who study spells keep a book of them.');
  return book.includes(spell) ? impossible('no-change', 'It is in the book already.') : unfitting(book, spell);
}

const unfitting = (book: readonly string[], spell: string): Refusal | null =>
  isName(spell) && book.length < MOST_SPELLS ? null : impossible('bad-input', 'That cannot be written there.');

export const mayShare: May<'ShareSpell'> = (state, { creature, to, spell }, seat) =>
  objections(
    mayAct(state, seat, creature),
    state.creatures[creature]?.book?.includes(spell)
      ? null
      : impossible('no-such-thing', 'The book holds no such spell.'),
    to === creature || !state.party.members.includes(to)
      ? impossible('no-such-thing', 'There is nobody of that name in the party.')
      : null,
    unwritable(state, to, spell),
  );

/** Gold and days that it takes to write a spell of the lost book anew; null for one that was not in it. */
export function rewritingOf(state: GameState, { lists, books }: ResearchRule, creature: CreatureId, spell: string) {
  const level = lists.levelOf(spell) ?? entryOf(state.inventions, spell) ?? null;
  return level === null || !state.lostBooks[creature]?.includes(spell) ? null : books.rewriting(level);
}

export const mayRewrite: May<'RewriteSpell'> = (state, { creature, spell }, seat) => {
  const { research } = rulesOf(state);
  const asked = research && rewritingOf(state, research, creature, spell);
  const barred = mayAct(state, seat, creature);
  if (!research || !asked)
    return objections(barred, impossible('no-such-thing', 'No such spell was in the lost book.'));
  const { rewriting } = research.cites;
  return objections(
    barred,
    state.studies[creature] ? impossibleBy(rewriting, 'out-of-turn', 'One spell is written after the other.') : null,
    affords(state, creature, asked.gold, rewriting),
  );
};

/** What a teacher asks for a spell, or why this one does not teach it; null where nobody does. */
export function termsOf(
  state: GameState,
  { lists, teaching }: ResearchRule,
  pupil: Creature,
  spell: string,
  alignment: Creature['alignment'],
) {
  const level = lists.levelOf(spell);
  if (level === null || !teaching.learns(pupil.class) || pupil.book?.includes(spell)) return null;
  return teaching.taught({ cleric: pupil.alignment, teacher: alignment }, level, goldOf(rulesOf(state), pupil));
}

export const maySeekGuru: May<'SeekGuru'> = (state, { creature, spell, alignment }, seat) => {
  const { research } = rulesOf(state);
  const pupil = state.creatures[creature];
  const terms = research && pupil && termsOf(state, research, pupil, spell, alignment);
  const barred = objections(onlyReferee(seat), mayAct(state, seat, creature));
  if (!research || !terms) return [...barred, impossible('no-such-thing', 'Nobody teaches that.')];
  const { teaching } = research.cites;
  return objections(
    ...barred,
    state.studies[creature] ? impossibleBy(teaching, 'out-of-turn', 'One spell is learned after the other.') : null,
    'sentence' in terms ? impossibleBy(teaching, 'forbidden', terms.sentence) : null,
  );
};
