import { ANSWERS } from '../../../books/answers.ts';
import { RULESETS } from '../../../books/list.ts';
import { either, flag, known, label, matching, maybeText, number, oneOf, table, text } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import type { Slot } from '../../../core/index.ts';

const book = oneOf(...RULESETS);

const slot = known<Slot>((name) => Object.hasOwn(ANSWERS, name), 'is no part of the rules');

/** Options are few, and named shortly. */
const option = matching(/^[A-Za-z0-9]{1,40}$/);

const value = either(flag, maybeText(40), number(-1000, 1000));

export const houseRulesCommands = forms({
  /** The referee lets a book answer a procedure, or all that no other book has been chosen for (`base`). */
  ChooseBook: { slot: either(oneOf('base'), slot), book: label('Book', book) },
  /** The referee switches an optional rule. */
  SetOption: { option, value },
  /** The referee takes over a whole set of house rules. */
  AdoptRules: { name: text(60), base: book, slots: table(slot, book), options: table(option, value) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly houseRules: typeof houseRulesCommands;
  }
}
