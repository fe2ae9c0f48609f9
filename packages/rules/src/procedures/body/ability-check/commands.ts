import { added, flag, id, maybeText, oneOf } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const abilityCheckCommands = forms({
  /** An ability check, rolled at once: a player's own without a modifier, the referee's with any that the rules allow. */
  CheckAbility: {
    creature: id('creature'),
    ability: oneOf('STR', 'INT', 'WIS', 'DEX', 'CON', 'CHA'),
    /** −4 for an easy task to +4 for a hard one; the referee's to set. */
    modifier: added,
    /** Only the referee sees how it goes. */
    blind: flag,
    /** What for, in at most 100 characters; may be empty. */
    purpose: maybeText(200),
  },
  /** The referee asks for a check, with its difficulty; the player rolls it. */
  CallForCheck: {
    creature: id('creature'),
    ability: oneOf('STR', 'INT', 'WIS', 'DEX', 'CON', 'CHA'),
    modifier: added,
    blind: flag,
    purpose: maybeText(200),
  },
  /** The check that was called for is rolled. */
  AnswerCheck: { check: id('check') },
  /** The referee asks for it no longer. */
  WithdrawCheck: { check: id('check') },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly abilityCheck: CommandsIn<typeof abilityCheckCommands>;
  }
}
