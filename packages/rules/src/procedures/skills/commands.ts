import type { CreatureId } from '../../ids.ts';

/** A skill is tried. A player tries those that are recorded; for others the referee calls (ERI-SKL-03, 06). */
export interface CheckSkill {
  readonly type: 'CheckSkill';
  readonly creature: CreatureId;
  /** Named for a job, a position or a role (ERI-SKL-01). */
  readonly skill: string;
  /** Only the referee sees how it goes; the referee's to say. */
  readonly blind: boolean;
}

/** The referee records what somebody has learned of a skill, in percent; 0 strikes it out. */
export interface RecordSkill {
  readonly type: 'RecordSkill';
  readonly creature: CreatureId;
  readonly skill: string;
  readonly percent: number;
}

export type SkillsCommand = CheckSkill | RecordSkill;
