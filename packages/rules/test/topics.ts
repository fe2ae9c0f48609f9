import { BOOK_TOPICS } from '../src/books/answers.ts';
import type { RulesetId } from '../src/core/index.ts';

/** Who answers on a topic by what the page of rules says of a book; what nobody has written on is the referee's. */
export const answering = (book: RulesetId, topic: string): string =>
  Object.entries(BOOK_TOPICS[book]).find(([, topics]) => topics.includes(topic))?.[0] ?? 'referee';
