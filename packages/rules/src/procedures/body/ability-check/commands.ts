import { added, flag, id, label, maybeText, oneOf } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const abilityCheckCommands = forms({
  /** An ability check, rolled at once: a player's own without a modifier, the referee's with any that the rules allow. */
  CheckAbility: {
    creature: label('Who', id('creature')),
    ability: label('Ability', oneOf('STR', 'INT', 'WIS', 'DEX', 'CON', 'CHA')),
    /** −4 for an easy task to +4 for a hard one; the referee's to set. */
    modifier: label('Difficulty: −4 easy, +4 hard', added),
    /** Only the referee sees how it goes. */
    blind: label('Roll in secret', flag),
    /** What for; may be empty. */
    purpose: label('Reason', maybeText(100)),
  },
  /** The referee asks for a check, with its difficulty; the player rolls it. */
  CallForCheck: {
    creature: label('Who', id('creature')),
    ability: label('Ability', oneOf('STR', 'INT', 'WIS', 'DEX', 'CON', 'CHA')),
    modifier: label('Difficulty: −4 easy, +4 hard', added),
    blind: label('Roll in secret', flag),
    purpose: label('Reason', maybeText(100)),
  },
  /** The check that was called for is rolled. */
  AnswerCheck: { check: id('check') },
  /** The referee asks for it no longer. */
  WithdrawCheck: { check: id('check') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly abilityCheck: typeof abilityCheckCommands;
  }
}
