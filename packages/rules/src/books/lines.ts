import { BOOKS, RULESETS } from './list.ts';

const lines = new Map(RULESETS.flatMap((book) => Object.entries(BOOKS[book].lines)));

/** What a rule says, in a line; null for what is no rule of a book, such as the table’s own word. */
export const lineOf = (rule: string): string | null => lines.get(rule) ?? null;
