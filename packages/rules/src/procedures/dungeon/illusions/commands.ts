import { flag, id, label, list, maybeText } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const illusionsCommands = forms({
  /** An illusion works on some: each saves for belief, in secret or in the open. Referee. */
  ShowIllusion: {
    creatures: label('Who sees it', list(id('creature'), 200)),
    /** What they see, in words. */
    source: label('What they see', maybeText(80)),
    /** Dice notation of what it would do if it were real; `0` for nothing. */
    damage: label('Damage, if it were real', maybeText(40)),
    /** It breathes fire or the like: believers save once more, for half. */
    breath: label('It breathes', flag),
    secret: label('Roll in secret', flag),
  },
  /** A character declares not to believe what is seen: true of illusions, and no help against what is real. */
  Disbelieve: { creature: id('creature'), on: flag },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly illusions: typeof illusionsCommands;
  }
}
