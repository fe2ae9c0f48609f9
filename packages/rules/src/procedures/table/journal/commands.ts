import { either, id, list, matching, maybeText, oneOf, orNull, text } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

/** Characters of the text of a page. */
const LONGEST_PAGE = 20_000;
const MOST_PEOPLE = 100;
const people = list(id('user'), MOST_PEOPLE);

export const journalCommands = forms({
  /** Somebody writes a page of the journal: a new one for null, which nobody else reads yet but the referee. */
  WritePage: {
    page: orNull(id('page')),
    title: text(200),
    /** Empty for none. */
    folder: maybeText(80),
    /** In Markdown. */
    text: maybeText(LONGEST_PAGE),
  },
  /** Whoever may change a page says who reads it from now on. */
  SharePage: { page: id('page'), readers: either(oneOf('referee', 'all'), people) },
  /** The referee opens a page on people's screens now; they may read it from then on. */
  ShowPage: { page: id('page'), to: either(oneOf('all'), people) },
  /** The referee opens a picture on people's screens now, as a page that holds nothing else; they may look at it from then on. */
  ShowPicture: {
    /** One that was brought to the campaign. */
    picture: matching(/^[\w-]{1,64}$/),
    title: text(200),
    to: either(oneOf('all'), people),
  },
  RemovePage: { page: id('page') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly journal: typeof journalCommands;
  }
}
