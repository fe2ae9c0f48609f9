import { either, id, list, maybeText, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const parryingCommands = forms({
  /**
   * Somebody gives up the round to ward off blows, or shares out more of the four points. Owner, or
   * referee; before initiative or in the own turn, before the attacker has struck.
   */
  Parry: {
    creature: id('creature'),
    against: id('creature'),
    /** 1 up to the points that are left. */
    points: whole(-1_000_000, 1_000_000),
    /** Companions within ten feet who are defended too. */
    wards: list(id('creature'), 100),
  },
  /** Whoever parries strikes back at one whose die showed a 1. Owner, or referee. */
  CounterAttack: {
    creature: id('creature'),
    target: id('creature'),
    /** The place in the list of attacks, or the name. */
    attack: either(maybeText(200), whole(-1_000_000, 1_000_000)),
  },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly parrying: CommandsIn<typeof parryingCommands>;
  }
}
