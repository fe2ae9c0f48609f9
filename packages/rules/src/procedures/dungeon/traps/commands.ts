import { flag, id, list, maybeText, text } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const trapsCommands = forms({
  /** The referee says that somebody sets a trap off: for certain, or as the dice have it. */
  SpringTrap: {
    trap: id('trap'),
    /** Whom it catches; none when it springs on nobody. */
    creatures: list(id('creature'), 200),
    certain: flag,
  },
  /** The referee sets a trap on treasure that lies on the map. */
  TrapHoard: {
    hoard: id('hoard'),
    /** What it is: `poisoned needle`. */
    name: text(60),
    /** In dice notation; empty when it does none. */
    damage: maybeText(40),
    /** What else it does, for the referee alone. */
    text: maybeText(400),
  },
  /** The referee shows the players a trap. */
  RevealTrap: { trap: id('trap') },
  /** The referee rules that a trap can no longer spring. */
  DisarmTrap: { trap: id('trap') },
  /** The referee sets a trap again that has sprung or was disarmed. */
  ResetTrap: { trap: id('trap') },
  /** One who has learnt it gives the turn to taking a found trap apart: one try. */
  RemoveTrap: { creature: id('creature'), trap: id('trap') },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly traps: CommandsIn<typeof trapsCommands>;
  }
}
