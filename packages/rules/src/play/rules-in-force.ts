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

/** The rules of a choice: the base book's, with the chosen slots of other books. The same object each time. */
export const rulesFor = (choice: RulesetChoice): Ruleset => books.compose(choice);

/** The rules of a campaign: as it has chosen them, with its own monsters, tables and prices. */
export const rulesOf = ({
  ruleset,
  content,
}: {
  readonly ruleset: RulesetChoice;
  readonly content?: CampaignContent;
}): Ruleset => (content ? books.compose(ruleset, content) : books.compose(ruleset));
