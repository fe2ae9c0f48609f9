import { type OwnSection, rulesOf } from '../../../play/index.ts';
import type { Known } from '../../../play/known.ts';
import { commands } from '../../../state/commanding.ts';
import type { Lessons, ResearchPlan, Study } from '../../../state/downtime.ts';

/** What somebody invents or is taught: for the own player, and the referee. */
export interface PursuitRecord {
  readonly type: 'pursuit';
  readonly creature: string;
  readonly plan: ResearchPlan | null;
  /** Percent, and the weeks until the next check; null before the level is set. */
  readonly chance: number | null;
  readonly weeks: number | null;
  readonly lessons: Lessons | null;
  readonly study: Study | null;
}

/** What somebody invents or is taught: for the own player, and the referee. */
export const pursuitsShown: OwnSection<PursuitRecord> = {
  shared: false,
  reads: (state) => [state.research, state.lessons, state.studies, ...(hasAny(state) ? [state.creatures] : [])],
  entries: (state, seat) => {
    if (!hasAny(state)) return [];
    const { research: rule } = rulesOf(state);
    return Object.values(state.creatures)
      .filter((creature) => commands(seat, creature))
      .flatMap(({ id }) => {
        const [plan = null, lessons = null] = [state.research[id], state.lessons[id]];
        const study = state.studies[id] ?? null;
        if (!plan && !lessons && !study) return [];
        const level = plan?.level ?? null;
        const chance = rule && plan && level !== null ? rule.work.chance(level, plan.funds) : null;
        const weeks = rule && plan && level !== null ? rule.work.weeks(level, plan.failed) : null;
        return [[`pursuit:${id}`, { type: 'pursuit', creature: id, plan, chance, weeks, lessons, study }] as const];
      });
  },
};

const hasAny = ({ research, lessons, studies }: Known): boolean =>
  Object.keys(research).length + Object.keys(lessons).length + Object.keys(studies).length > 0;

declare module '../../../play/shown.ts' {
  interface RecordsByFolder {
    readonly research: PursuitRecord;
  }
}
