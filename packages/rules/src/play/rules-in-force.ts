import type { Ruleset, RulesetChoice } from '../core/index.ts';
import type { CampaignContent } from '../state/content.ts';

/** Makes the rules of a choice, with what a campaign has written into the books' lists. */
export type Composer = (choice: RulesetChoice, content?: CampaignContent) => Ruleset;

const books: { compose: Composer } = {
  compose: () => {
    throw new Error('No books are open: they are opened by books/index.ts.');
  },
};

/** Opens the books to all who ask for the rules in force, so that no procedure needs to know which there are. */
export function openBooks(compose: Composer): void {
  books.compose = compose;
}

/** What the books alone say by a choice, the same object each time: for who lays a campaign's own things beside it. */
export const rulesFor = (choice: RulesetChoice): Ruleset => books.compose(choice);

/** The rules in force: as a campaign has chosen them, with its own monsters, tables and prices. All play goes by these. */
export const rulesOf = ({
  ruleset,
  content,
}: {
  readonly ruleset: RulesetChoice;
  readonly content?: CampaignContent;
}): Ruleset => (content ? books.compose(ruleset, content) : books.compose(ruleset));
