import { flag, id, label, text, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const skillsCommands = forms({
  /** A skill is tried. A player tries those that are recorded; for others the referee calls. */
  CheckSkill: {
    creature: id('creature'),
    /** Named for a job, a position or a role. */
    skill: label('Skill, named for a role', text(40)),
    /** Only the referee sees how it goes; the referee's to say. */
    blind: label('Roll in secret', flag),
  },
  /** The referee records what somebody has learned of a skill, in percent; 0 strikes it out. */
  RecordSkill: {
    creature: id('creature'),
    skill: label('Skill, named for a role', text(40)),
    percent: label('Percent (0 strikes it out)', whole(0, 100)),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly skills: typeof skillsCommands;
  }
}
