import { id, label, oneOf, plainId, square, text } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { OPERATING } from '../../../state/operating.ts';

export const classFunctionsCommands = forms({
  /** One who has two classes says which of them is used until the adventure is over. */
  OperateAs: { creature: id('creature'), as: oneOf(...OPERATING) },
  /** Something is noted at a spot of the map of which some folk are told when they see it. Referee. */
  NoteLore: {
    square: label('Where', square),
    /** What sort of knowledge it is, as the book names it. */
    topic: label('Kind of knowledge', plainId),
    text: label('Note', text(300)),
  },
  /** A language that somebody knows, of as many as the scores give. Owner, or referee. */
  LearnLanguage: { creature: id('creature'), language: label('Language', text(40)) },
  /** A language is struck off again. Referee. */
  ForgetLanguage: { creature: id('creature'), language: label('Language', text(40)) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly classFunctions: typeof classFunctionsCommands;
  }
}
