import { added, id, label, list } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const breathCommands = forms({
  /** A dragon breathes on those whom it catches, instead of its attacks; of some a die says whether they do. Whoever plays it. */
  Breathe: {
    creature: id('creature'),
    targets: label('Targets', list(id('creature'), 200)),
    /** Added to their saves. */
    modifier: label('Save modifier', added),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly breath: typeof breathCommands;
  }
}
