import { flag, id, list, maybeText } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const illusionsCommands = forms({
  /** An illusion works on some: each saves for belief, in secret or in the open. Referee. */
  ShowIllusion: {
    creatures: list(id('creature'), 200),
    /** What they see, in words. */
    source: maybeText(80),
    /** Dice notation of what it would do if it were real; `0` for nothing. */
    damage: maybeText(40),
    /** It breathes fire or the like: believers save once more, for half. */
    breath: flag,
    secret: flag,
  },
  /** A character declares not to believe what is seen: true of illusions, and no help against what is real. */
  Disbelieve: { creature: id('creature'), on: flag },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly illusions: CommandsIn<typeof illusionsCommands>;
  }
}
