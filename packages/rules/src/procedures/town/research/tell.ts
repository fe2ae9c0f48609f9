import type { CreatureId, Line, RuleId, Why } from '../../../core/index.ts';
import { aOr, asSentence, counted } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, type Telling, toReferee, toSome } from '../../../play/index.ts';
import type { Study } from '../../../state/downtime.ts';
import type { GameState } from '../../../state/state.ts';
import { toAllIfOfParty } from '../../situation/sight/witnesses.ts';
import type { ResearchEvent } from './events.ts';
import type { ResearchRule } from './rule.ts';

/** For the inventor's player and the referee, and for whoever shares it: what is being invented is nobody else's business. */
function between(state: GameState, creature: CreatureId, line: Line, sharer: CreatureId | null = null): Telling {
  const owners = [creature, ...(sharer ? [sharer] : [])].flatMap((one) => state.creatures[one]?.owner ?? []);
  return owners.length > 0 ? toSome(line, [...new Set(owners)]) : toReferee(line);
}

/** The table's own word where the campaign has turned to a book that knows no such work. */
const cited = (state: GameState, topic: keyof ResearchRule['cites']): RuleId =>
  rulesOf(state).research?.cites[topic] ?? 'TABLE';

const weeks = (count: number): string => aOr(count, 'week');

/** What brings a spell into a book, by its rule; found or looted without a way that is named. */
function brought(state: GameState, how: 'shared' | 'invented' | Study['how'] | null): Why {
  if (how === 'shared') return { rule: cited(state, 'result'), formula: 'shared at the finder’s will' };
  if (how === 'invented') return { rule: cited(state, 'result'), formula: 'what research finds goes into the book' };
  if (how === 'taught') return { rule: cited(state, 'teaching'), formula: 'what a teacher taught for a tithe' };
  if (how === 'rewriting') return { rule: cited(state, 'rewriting'), formula: 'what was lost is written anew' };
  return { rule: cited(state, 'found'), formula: 'what was found goes into the book' };
}

export const researchTellers: Tellers<ResearchEvent> = {
  ResearchPlanned: ({ creature, plan }, after, before) => {
    const { spell, level, state, funds } = plan;
    const who = nameOf(after, creature);
    const raised = before.research[creature]?.state === state;
    const text = {
      draft: `${who} thinks of a spell.`,
      submitted: asSentence(`${who} would invent ${spell}: ${plan.description}`),
      negotiating: `${spell} would be a spell of level ${level}.`,
      agreed: `${who} agrees: ${spell}, level ${level}.`,
      researching: raised
        ? `${who} lays out more for ${spell}: ${counted(funds, 'gold piece')} in all.`
        : `${who} begins to research ${spell}, level ${level}, for ${counted(funds, 'gold piece')}.`,
    }[state];
    return between(after, creature, {
      kind: 'table',
      text,
      why: { rule: cited(after, 'plan'), formula: 'written, weighed, settled, begun' },
    });
  },
  ResearchWeekSpent: ({ creature, weeks: count }, after) =>
    toAllIfOfParty(after, creature, {
      kind: 'time',
      text: `${nameOf(after, creature)} has spent ${weeks(count)} in the laboratory.`,
      why: { rule: cited(after, 'weeks'), formula: 'as many weeks without a break as the spell’s level' },
    }),
  ResearchChecked: ({ creature, spell, success, roll, why }, after) =>
    toAllIfOfParty(after, creature, {
      kind: 'roll',
      text: success
        ? `${nameOf(after, creature)} finds ${spell}!`
        : `${nameOf(after, creature)} does not find ${spell} yet.`,
      rolls: [roll],
      why,
      tone: success ? 'good' : 'bad',
    }),
  ResearchInterrupted: ({ creature }, after) =>
    toAllIfOfParty(after, creature, {
      kind: 'time',
      text: `${nameOf(after, creature)} leaves the laboratory: the weeks begin anew, the money stays.`,
      why: { rule: cited(after, 'weeks'), formula: 'weeks without a break' },
      tone: 'bad',
    }),
  ResearchAbandoned: ({ creature }, after, before) =>
    between(after, creature, {
      kind: 'table',
      text: `${nameOf(after, creature)} gives up ${before.research[creature]?.spell ?? 'the spell'}.`,
    }),
  BookLost: ({ creature }, after) =>
    between(after, creature, { kind: 'table', text: `${nameOf(after, creature)}’s book is lost.`, tone: 'bad' }),
  StudyPaid: ({ creature, study }, after) =>
    between(after, creature, {
      kind: 'table',
      text: `${nameOf(after, creature)} may ${study.how === 'taught' ? `learn ${study.spell}` : `write ${study.spell} anew`}, in ${aOr(study.days, 'day')} without a break.`,
      why: {
        rule: cited(after, study.how === 'taught' ? 'teaching' : 'rewriting'),
        formula: 'as much gold as research, and days or months by the spell’s level',
      },
    }),
  SpellWritten: ({ creature, spell, from, invented }, after, before) => {
    const study = before.studies[creature];
    const studied = study?.spell === spell ? study.how : null;
    return between(
      after,
      creature,
      {
        kind: 'table',
        text: `${spell} is in ${nameOf(after, creature)}’s book${from ? `, from ${nameOf(after, from)}’s` : ''}.`,
        why: brought(after, from ? 'shared' : invented === null ? studied : 'invented'),
      },
      from,
    );
  },
};
