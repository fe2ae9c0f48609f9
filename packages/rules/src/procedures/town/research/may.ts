import { type CreatureId, impossible, objections, type Refusal } from '../../../core/index.ts';
import { type Legality, type May, rulesOf } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { mayAct, mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import type { researchCommands } from './commands.ts';
import type { ResearchRule } from './rule.ts';

export const isRefusal = (answer: ResearchRule | Refusal): answer is Refusal => 'sentence' in answer;

/** The book's rule, or why there is none. */
export function ruled(state: GameState, creature: CreatureId): ResearchRule | Refusal {
  const { research } = rulesOf(state);
  const found = state.creatures[creature];
  if (!research || !found) return impossible('no-such-thing', 'The book does not say how spells are invented.');
  return research;
}

export const LONGEST_SPELL = 60;

const LONGEST_DESCRIPTION = 1000;

export const isName = (spell: string): boolean =>
  spell.trim().length > 0 && spell.length <= LONGEST_SPELL && !(spell.trim() in {});

const mayProposeSpell: May<'ProposeSpell'> = (state, { creature, spell, description }, seat) =>
  objections(
    mayAct(state, seat, creature),
    !isName(spell) || description.length > LONGEST_DESCRIPTION
      ? impossible('bad-input', `A spell has a name of at most ${LONGEST_SPELL} letters.`)
      : null,
  );

const maySetSpellLevel: May<'SetSpellLevel'> = (state, { creature, level }, seat) => {
  const rule = ruled(state, creature);
  const barred = onlyReferee(seat);
  if (isRefusal(rule)) return objections(barred, rule);
  return objections(
    barred,
    !Number.isInteger(level) || level < 1 || level > rule.plan.levels
      ? impossible('bad-input', `From 1 to ${rule.plan.levels}.`)
      : null,
  );
};

const mayAbandonResearch: May<'AbandonResearch'> = (state, { creature }, seat) =>
  objections(
    mayCommand(state, seat, creature),
    state.research[creature] ? null : impossible('no-such-thing', 'There is no such plan.'),
  );

const mayLoseBook: May<'LoseBook'> = (state, { creature }, seat) =>
  objections(
    onlyReferee(seat),
    mayCommand(state, seat, creature),
    state.creatures[creature]?.book?.length ? null : impossible('no-such-thing', 'There is no such book.'),
  );

/** What stands against each of these commands. */
export const researchLegality: Legality<typeof researchCommands> = {
  ProposeSpell: mayProposeSpell,
  SetSpellLevel: maySetSpellLevel,
  AbandonResearch: mayAbandonResearch,
  LoseBook: mayLoseBook,
};
