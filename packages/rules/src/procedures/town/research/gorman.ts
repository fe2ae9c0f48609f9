import { type Answer, denied } from '../../../content/denied.ts';
import { GORMAN_CLASS, isGormanClass } from '../../../content/gorman/classes.ts';
import type { Dice } from '../../../core/index.ts';
import type { ResearchState } from '../../../state/downtime.ts';
import { researchUnit } from '../../fight/spells/gorman-books.ts';
import type { ResearchAction } from './rule.ts';

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
export const researchSucceeds = (level: number, fundsGp: number, dice: Dice): boolean =>
  dice.die(100) <= researchChance(level, fundsGp);

/** GOR-RES-05: what was found goes into the book. */
export const bookAfter = (book: readonly string[], spell: string, success: boolean): readonly string[] =>
  success ? [...book, spell] : book;
