import type { CreatureId } from '../../ids.ts';

/** A teacher is found, and names the terms (ERI-SKL-07). Referee. */
export interface FindTeacher {
  readonly type: 'FindTeacher';
  readonly creature: CreatureId;
  /** Named for a role, in lower case. */
  readonly skill: string;
  readonly course: string;
  /** The pupil is of the guild or order that teaches it. */
  readonly member: boolean;
  /** The pupil was taught it before, and would be taught more. */
  readonly again: boolean;
}

/** The lessons are given up. */
export interface GiveUpLessons {
  readonly type: 'GiveUpLessons';
  readonly creature: CreatureId;
}

export type TrainingCommand = FindTeacher | GiveUpLessons;
