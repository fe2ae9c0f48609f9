import { flag, id, text, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const skillsCommands = forms({
  /** A skill is tried. A player tries those that are recorded; for others the referee calls. */
  CheckSkill: {
    creature: id('creature'),
    /** Named for a job, a position or a role. */
    skill: text(40),
    /** Only the referee sees how it goes; the referee's to say. */
    blind: flag,
  },
  /** The referee records what somebody has learned of a skill, in percent; 0 strikes it out. */
  RecordSkill: { creature: id('creature'), skill: text(40), percent: whole(0, 100) },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly skills: CommandsIn<typeof skillsCommands>;
  }
}
