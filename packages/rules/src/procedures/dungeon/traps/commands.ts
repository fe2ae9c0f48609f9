import { flag, id, label, list, maybe, maybeText, oneOf, text } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { SAVES } from '../../../state/creature.ts';
import { TRAP_OUTCOMES } from '../../../state/scene.ts';

export const trapsCommands = forms({
  /** The referee says that somebody sets a trap off: for certain, or as the dice have it. */
  SpringTrap: {
    trap: label('Trap', id('trap')),
    /** Whom it catches; none when it springs on nobody. */
    creatures: label('Who is caught', list(id('creature'), 200)),
    certain: label('It springs for certain (otherwise on 2 in 6)', flag),
  },
  /** The referee sets a trap on treasure that lies on the map. */
  TrapHoard: {
    hoard: id('hoard'),
    /** What it is: `poisoned needle`. */
    name: label('What it is', text(60)),
    /** In dice notation; empty when it does none. */
    damage: label('Damage in dice; empty for none', maybeText(40)),
    /** What is saved against, and what befalls those who fail; absent or `none` for nothing. */
    save: label('Save against', maybe(oneOf('none', ...SAVES))),
    otherwise: label('Those who fail are', maybe(oneOf(...TRAP_OUTCOMES))),
    /** Turns that it lasts, or that a poison takes to kill, in dice; absent or empty for no end, and at once. */
    turns: label('Turns, in dice', maybe(maybeText(20))),
    /** What else it does, for the referee alone. */
    text: label('What else it does, for you', maybeText(400)),
  },
  /** The referee shows the players a trap. */
  RevealTrap: { trap: label('Trap', id('trap')) },
  /** The referee rules that a trap can no longer spring. */
  DisarmTrap: { trap: label('Trap', id('trap')) },
  /** The referee sets a trap again that has sprung or was disarmed. */
  ResetTrap: { trap: label('Trap', id('trap')) },
  /** One who has learnt it gives the turn to taking a found trap apart: one try. */
  RemoveTrap: { creature: id('creature'), trap: id('trap') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly traps: typeof trapsCommands;
  }
}
