import { flag, id, label, text } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const trainingCommands = forms({
  /** A teacher is found, and names the terms. Referee. */
  FindTeacher: {
    creature: id('creature'),
    /** Named for a role, in lower case. */
    skill: label('Skill, named for a role', text(40)),
    course: label('Lessons', text(40)),
    /** The pupil is of the guild or order that teaches it. */
    member: label('Member of the guild that teaches it', flag),
    /** The pupil was taught it before, and would be taught more. */
    again: label('Was taught it before', flag),
  },
  /** The lessons are given up. */
  GiveUpLessons: { creature: id('creature') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly training: typeof trainingCommands;
  }
}
