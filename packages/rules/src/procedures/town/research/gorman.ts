import { GORMAN_CLASS, isGormanClass } from '../../../books/gorman/content/classes.ts';
import { GORMAN_SPELLS } from '../../../books/gorman/content/spells.ts';
import { type Answer, denied, isDenied } from '../../../content/denied.ts';
import { type Dice, written } from '../../../core/index.ts';
import type { ResearchState } from '../../../state/downtime.ts';
import { fullFunding, researchUnit, rewriting, taughtBy } from '../../fight/spells/gorman-books.ts';
import { levelOn } from '../../fight/spells/gorman-preparing.ts';
import type { ResearchAction, ResearchRule } from './rule.ts';

interface Step {
  readonly from: ResearchState;
  readonly by: 'player' | 'referee';
  readonly to: ResearchState;
}

/** GOR-RES-01: who moves the plan on, and from where. */
const STEPS: Readonly<Record<ResearchAction, Step>> = {
  submit: { from: 'draft', by: 'player', to: 'submitted' },
  setLevel: { from: 'submitted', by: 'referee', to: 'negotiating' },
  revise: { from: 'negotiating', by: 'player', to: 'submitted' },
  agree: { from: 'negotiating', by: 'player', to: 'agreed' },
  commit: { from: 'agreed', by: 'player', to: 'researching' },
};

/** GOR-RES-01: the next state. @param of the class, where it is asked; magic-users and elves alone research */
export function planned(
  state: ResearchState,
  action: ResearchAction,
  by: string,
  of: string | null,
): Answer<{ readonly state: ResearchState }, 'bad-step' | 'not-magic-user'> {
  if (of !== null && !(isGormanClass(of) && GORMAN_CLASS[of].spellList === 'magic-user'))
    return denied('not-magic-user');
  const step = STEPS[action] as Step | undefined;
  return step && step.from === state && step.by === by ? { state: step.to } : denied('bad-step');
}

/** GOR-RES-02: weeks without a break, and sessions away: as many as the spell's level, and one for each failed check. */
export const researchWeeks = (level: number, failedChecks: number): number => level + failedChecks;

/** GOR-RES-03: percent, ten for each full unit, a hundred at most. */
export const researchChance = (level: number, fundsGp: number): number =>
  Math.min(100, 10 * Math.floor(fundsGp / researchUnit(level)));

/** GOR-RES-04: one check, by percentile dice. */
const researchSucceeds = (level: number, fundsGp: number, dice: Dice): boolean =>
  dice.die(100) <= researchChance(level, fundsGp);

/** GOR-RES-05: what was found goes into the book. */
export const bookAfter = (book: readonly string[], spell: string, success: boolean): readonly string[] =>
  success ? [...book, spell] : book;

const MONTH = 30;
const SENTENCES = {
  'alignment-mismatch': 'A teacher is of the same alignment.',
  interrupted: 'The study was interrupted.',
} as const;

/** GOR-RES-01 to 05, GOR-MAG-09, GOR-MAG-10 as one slot. */
export const gormanResearch: ResearchRule = {
  cites: {
    plan: 'GOR-RES-01',
    funding: 'GOR-RES-03',
    weeks: 'GOR-RES-02',
    check: 'GOR-RES-04',
    found: 'GOR-MAG-08',
    result: 'GOR-RES-05',
    rewriting: 'GOR-MAG-09',
    teaching: 'GOR-MAG-10',
  },
  plan: {
    levels: 6,
    researches: (of) => isGormanClass(of) && GORMAN_CLASS[of].spellList === 'magic-user',
    planned,
  },
  lists: {
    spells: GORMAN_SPELLS['magic-user'].map((level) => level.map(({ name }) => name)),
    levelOf: (spell) => levelOn('magic-user', spell),
  },
  work: {
    weeks: researchWeeks,
    most: fullFunding,
    chance: researchChance,
    succeeds: researchSucceeds,
  },
  books: {
    rewriting: (level) => {
      const { costGp, days } = rewriting([level]);
      return { gold: costGp, days };
    },
    after: (book, spell) => bookAfter(book, spell, true),
  },
  teaching: {
    learns: (of) => isGormanClass(of) && GORMAN_CLASS[of].spellList === 'cleric',
    taught: (alignment, level, purse) => {
      const said = taughtBy(alignment, level, purse, false);
      if (!isDenied(said)) return { gold: said.titheGp, days: said.months * MONTH };
      if (said.error !== 'not-enough-gold') return { sentence: SENTENCES[said.error] };
      const tithe = written(fullFunding(level));
      return { sentence: `The tithe is ${tithe} gold pieces, as much as research of such a spell costs.` };
    },
  },
};
