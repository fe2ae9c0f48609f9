import type { CreatureId, Modifier, Roll, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withCreature } from '../../../state/read.ts';

/** What somebody knows of a skill is written down: found out at first use, or learned. */
export interface SkillRecorded {
  readonly type: 'SkillRecorded';
  readonly creature: CreatureId;
  readonly skill: string;
  /** Null strikes it out. */
  readonly percent: number | null;
  /** The d100 of a natural gift; null where the referee says so. */
  readonly roll: Roll | null;
  /** What the gift is made of; absent where the referee says it. */
  readonly parts?: readonly Modifier[];
}

export interface SkillChecked {
  readonly type: 'SkillChecked';
  readonly creature: CreatureId;
  readonly skill: string;
  readonly success: boolean;
  readonly blind: boolean;
  /** It goes with the class, and is named for what is done; absent for one that is named for a role. */
  readonly ofClass?: true;
  readonly why: Why;
}

export type SkillsEvent = SkillRecorded | SkillChecked;

export const skillsEvolvers: Evolvers<SkillsEvent> = {
  SkillRecorded: (state, { creature, skill, percent }) =>
    withCreature(state, creature, (found) => {
      const { [skill]: _old, ...others } = found.skills ?? {};
      return { ...found, skills: percent === null ? others : { ...others, [skill]: percent } };
    }),
  SkillChecked: (state) => state,
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly skills: SkillsEvent;
  }
}
