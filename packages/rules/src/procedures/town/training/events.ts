import type { CreatureId, Roll, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Lessons } from '../../../state/downtime.ts';
import { withCreature } from '../../../state/read.ts';

export interface TeacherFound {
  readonly type: 'TeacherFound';
  readonly creature: CreatureId;
  readonly lessons: Lessons;
  readonly rolls: readonly Roll[];
}

/** Lessons go on, were missed, or cost what was learned. */
export interface LessonsWent {
  readonly type: 'LessonsWent';
  readonly creature: CreatureId;
  /** `unpaid` is missed too, for want of gold. */
  readonly how: 'on' | 'missed' | 'unpaid' | 'resumed';
  readonly lessons: Lessons;
  readonly rolls: readonly Roll[];
}

export interface SkillLearned {
  readonly type: 'SkillLearned';
  readonly creature: CreatureId;
  readonly skill: string;
  /** Null while nothing was recorded. */
  readonly before: number | null;
  readonly percent: number;
  readonly why: Why;
}

export interface LessonsGivenUp {
  readonly type: 'LessonsGivenUp';
  readonly creature: CreatureId;
}

export type TrainingEvent = TeacherFound | LessonsWent | SkillLearned | LessonsGivenUp;

const without = <T>(all: Readonly<Record<CreatureId, T>>, creature: CreatureId): Readonly<Record<CreatureId, T>> => {
  const { [creature]: _over, ...rest } = all;
  return rest;
};

export const trainingEvolvers: Evolvers<TrainingEvent> = {
  TeacherFound: (state, { creature, lessons }) => ({ ...state, lessons: { ...state.lessons, [creature]: lessons } }),
  LessonsWent: (state, { creature, lessons }) => ({ ...state, lessons: { ...state.lessons, [creature]: lessons } }),
  SkillLearned: (state, { creature, skill, percent }) => ({
    ...withCreature(state, creature, (found) => ({ ...found, skills: { ...found.skills, [skill]: percent } })),
    lessons: without(state.lessons, creature),
  }),
  LessonsGivenUp: (state, { creature }) => ({ ...state, lessons: without(state.lessons, creature) }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly training: TrainingEvent;
  }
}
