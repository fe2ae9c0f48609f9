import { id, label, list, maybe, maybeText, oneOf, orNull, text } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

/**
 * Who sees free dice: all; the referee and the thrower; the referee alone, while the rest see that dice were thrown; or
 * those whom they are whispered to and the thrower.
 */
const AUDIENCES = ['table', 'referee', 'blind', 'whisper'] as const;

export type Audience = (typeof AUDIENCES)[number];

export const speechCommands = forms({
  /** Something is said aloud: by the person, or in the words of a creature that is theirs to command. At most 2,000 characters. */
  Say: { text: label('Words', text(4000)), as: label('Speaker', orNull(id('creature'))) },
  /** Words for those named alone. The referee reads them only when addressed or whispering. */
  Whisper: { to: label('Recipients', list(id('user'), 200)), text: label('Words', text(4000)) },
  /** What somebody is seen to do, told in the third person: "scratches her head". */
  Emote: { text: label('Words', text(4000)), as: label('Speaker', orNull(id('creature'))) },
  /** The referee describes what happens. */
  Narrate: { text: label('Words', text(4000)) },
  /** Dice outside any rule, in the usual notation: `2d6+1`, `4d6kh3`, `1d6!`, `4dF`. At most 100 dice of 1,000 sides. */
  RollDice: {
    notation: label('Dice', text(200)),
    audience: label('Seen by', oneOf(...AUDIENCES)),
    /** Whom dice are whispered to; left out for any others. */
    to: maybe(list(id('user'), 200)),
    /** What for, in the thrower's words; may be empty. */
    purpose: label('Reason', maybeText(100)),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly speech: typeof speechCommands;
  }
}
