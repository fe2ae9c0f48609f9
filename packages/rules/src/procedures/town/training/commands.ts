import { flag, id, text } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const trainingCommands = forms({
  /** A teacher is found, and names the terms. Referee. */
  FindTeacher: {
    creature: id('creature'),
    /** Named for a role, in lower case. */
    skill: text(40),
    course: text(40),
    /** The pupil is of the guild or order that teaches it. */
    member: flag,
    /** The pupil was taught it before, and would be taught more. */
    again: flag,
  },
  /** The lessons are given up. */
  GiveUpLessons: { creature: id('creature') },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly training: CommandsIn<typeof trainingCommands>;
  }
}
