import { id, label, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { FEET_FALLEN } from './rule.ts';

export const fallingCommands = forms({
  /** The referee says that somebody falls so many feet. */
  Fall: { creature: label('Who', id('creature')), feet: label('Feet', whole(...FEET_FALLEN)) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly falling: typeof fallingCommands;
  }
}
