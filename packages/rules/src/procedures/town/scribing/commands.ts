import { CURSES } from '../../../content/curses.ts';
import { id, label, list, maybe, oneOf, square, text } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const scribingCommands = forms({
  /** A potion is drunk, or a scroll read; it is gone, and does what the spell in it does. Of several on a scroll the others stay. */
  UseUp: {
    creature: id('creature'),
    item: id('item'),
    /** Which of several spells on a scroll is read. */
    spell: label('Which of its spells', maybe(text(60))),
    /** At whom a scroll is read; nobody, or absent, for the reader. */
    targets: label('Targets', maybe(list(id('creature'), 200))),
    /** Where a scroll is read, instead of at somebody: of a spell that shines or fills a place. */
    to: label('At which place', maybe(square)),
  },
  /** The referee has a curse that waits be another, before it takes hold. */
  ChangeCurse: { awaited: id('magic'), into: label('Which curse', oneOf(...CURSES)) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly scribing: typeof scribingCommands;
  }
}
