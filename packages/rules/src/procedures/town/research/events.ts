import type { CreatureId, Roll, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { ResearchPlan, Study } from '../../../state/downtime.ts';
import { withCreature } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';

/** A plan goes on: written, weighed, settled, begun. */
export interface ResearchPlanned {
  readonly type: 'ResearchPlanned';
  readonly creature: CreatureId;
  readonly plan: ResearchPlan;
}

/** A week in the laboratory; checked when it was the last that the rule asks for. */
export interface ResearchWeekSpent {
  readonly type: 'ResearchWeekSpent';
  readonly creature: CreatureId;
  readonly weeks: number;
}

export interface ResearchChecked {
  readonly type: 'ResearchChecked';
  readonly creature: CreatureId;
  readonly spell: string;
  readonly success: boolean;
  readonly roll: Roll;
  readonly why: Why;
}

/** A break: the weeks begin anew, the money stays. */
export interface ResearchInterrupted {
  readonly type: 'ResearchInterrupted';
  readonly creature: CreatureId;
}

export interface ResearchAbandoned {
  readonly type: 'ResearchAbandoned';
  readonly creature: CreatureId;
}

export interface SpellWritten {
  readonly type: 'SpellWritten';
  readonly creature: CreatureId;
  readonly spell: string;
  readonly book: readonly string[];
  /** The level of a spell invented here; null for others. */
  readonly invented: number | null;
  /** Whose book it was copied from; null for none. */
  readonly from: CreatureId | null;
}

export interface BookLost {
  readonly type: 'BookLost';
  readonly creature: CreatureId;
}

/** It is paid for; the days of study may begin. */
export interface StudyPaid {
  readonly type: 'StudyPaid';
  readonly creature: CreatureId;
  readonly study: Study;
}

export type ResearchEvent =
  | BookLost
  | StudyPaid
  | ResearchPlanned
  | ResearchWeekSpent
  | ResearchChecked
  | ResearchInterrupted
  | ResearchAbandoned
  | SpellWritten;

const withPlan = (state: GameState, creature: CreatureId, facts: Partial<ResearchPlan>): GameState => {
  const plan = state.research[creature];
  return plan ? { ...state, research: { ...state.research, [creature]: { ...plan, ...facts } } } : state;
};

function withoutPlan(state: GameState, creature: CreatureId): GameState {
  const { [creature]: _done, ...research } = state.research;
  return { ...state, research };
}

/** What is written is studied no longer. */
function studied(state: GameState, creature: CreatureId, spell: string): GameState['studies'] {
  if (state.studies[creature]?.spell !== spell) return state.studies;
  const { [creature]: _done, ...studies } = state.studies;
  return studies;
}

export const researchEvolvers: Evolvers<ResearchEvent> = {
  ResearchPlanned: (state, { creature, plan }) => ({ ...state, research: { ...state.research, [creature]: plan } }),
  ResearchWeekSpent: (state, { creature, weeks }) => withPlan(state, creature, { weeks }),
  ResearchChecked: (state, { creature, success }) =>
    success
      ? withoutPlan(state, creature)
      : withPlan(state, creature, { failed: (state.research[creature]?.failed ?? 0) + 1 }),
  ResearchInterrupted: (state, { creature }) => withPlan(state, creature, { weeks: 0 }),
  ResearchAbandoned: (state, { creature }) => withoutPlan(state, creature),
  BookLost: (state, { creature }) => ({
    ...withCreature(state, creature, (found) => ({ ...found, book: [] })),
    lostBooks: {
      ...state.lostBooks,
      [creature]: [...(state.lostBooks[creature] ?? []), ...(state.creatures[creature]?.book ?? [])],
    },
  }),
  StudyPaid: (state, { creature, study }) => ({ ...state, studies: { ...state.studies, [creature]: study } }),
  SpellWritten: (state, { creature, spell, book, invented }) => ({
    ...withCreature(state, creature, (found) => ({ ...found, book })),
    studies: studied(state, creature, spell),
    lostBooks: {
      ...state.lostBooks,
      [creature]: (state.lostBooks[creature] ?? []).filter((one) => one !== spell),
    },
    inventions: invented === null ? state.inventions : { ...state.inventions, [spell]: invented },
  }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly research: ResearchEvent;
  }
}
