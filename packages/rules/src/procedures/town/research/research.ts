import { atMost, type CreatureId, impossible, objections } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { ResearchPlan } from '../../../state/downtime.ts';
import { pay } from '../../table/ledger/ledger.ts';
import { mayAct, mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import type { researchCommands } from './commands.ts';
import {
  againstStep,
  mayFund,
  mayProposeSpell,
  mayRewrite,
  maySeekGuru,
  maySetSpellLevel,
  mayShare,
  proposing,
  stepOf,
  unwritable,
} from './may.ts';
import type { ResearchAction } from './rule.ts';
import { loseBook, rewriteSpell, seekGuru } from './study.ts';

const DRAFT: ResearchPlan = { state: 'draft', spell: '', description: '', level: null, funds: 0, weeks: 0, failed: 0 };

/** One step of the plan. */
function step(play: Play, creature: CreatureId, action: ResearchAction, facts: Partial<ResearchPlan>): void {
  const state = stepOf(play.state, creature, action);
  const plan = play.state.research[creature] ?? DRAFT;
  if (typeof state === 'string') play.happen({ type: 'ResearchPlanned', creature, plan: { ...plan, ...facts, state } });
}

/** Whole gold pieces, and no more than certain success costs. */
const fundResearch: Handler<'FundResearch'> = (play, { creature, gold }) => {
  const { research: rule } = play.rules;
  const plan = play.state.research[creature];
  if (!rule || !plan) return;
  pay(play, creature, gold, `research of ${plan.spell}`, rule.cites.funding);
  const funds = plan.funds + gold;
  if (plan.state === 'agreed') return step(play, creature, 'commit', { funds });
  play.happen({ type: 'ResearchPlanned', creature, plan: { ...plan, funds } });
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

/** The days of study are over: the spell is learned. */
export function endStudy(play: Play, creature: CreatureId): void {
  const study = play.state.studies[creature];
  if (study) write(play, creature, study.spell, { invented: null, from: null });
}

export const researchHandlers: Handlers<typeof researchCommands> = {
  LoseBook: {
    may: (state, { creature }, seat) =>
      objections(
        onlyReferee(seat),
        mayCommand(state, seat, creature),
        state.creatures[creature]?.book?.length ? null : impossible('no-such-thing', 'There is no such book.'),
      ),
    play: loseBook,
  },
  RewriteSpell: { may: mayRewrite, play: rewriteSpell },
  SeekGuru: { may: maySeekGuru, play: seekGuru },
  ProposeSpell: {
    may: mayProposeSpell,
    play: (play, { creature, spell, description }) =>
      step(play, creature, proposing(play.state, creature), { spell: spell.trim(), description }),
  },
  SetSpellLevel: {
    may: maySetSpellLevel,
    play: (play, { creature, level }) => step(play, creature, 'setLevel', { level }),
  },
  AgreeSpell: {
    may: (state, { creature }, seat) =>
      objections(mayAct(state, seat, creature), againstStep(state, creature, 'agree')),
    play: (play, { creature }) => step(play, creature, 'agree', {}),
  },
  FundResearch: { may: mayFund, play: fundResearch },
  AbandonResearch: {
    may: (state, { creature }, seat) =>
      objections(
        mayCommand(state, seat, creature),
        state.research[creature] ? null : impossible('no-such-thing', 'There is no such plan.'),
      ),
    play: (play, { creature }) => play.happen({ type: 'ResearchAbandoned', creature }),
  },
  ShareSpell: {
    may: mayShare,
    play: (play, { creature, to, spell }) => write(play, to, spell, { invented: null, from: creature }),
  },
  WriteInBook: {
    may: (state, { creature, spell }, seat) =>
      objections(onlyReferee(seat), mayCommand(state, seat, creature), unwritable(state, creature, spell.trim())),
    play: (play, { creature, spell }) => write(play, creature, spell.trim(), { invented: null, from: null }),
  },
};
