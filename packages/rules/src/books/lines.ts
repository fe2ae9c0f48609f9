import type { RulesetId } from '../core/index.ts';
import { basicLines } from './basic/catalogue.ts';
import { erisLines } from './eris/catalogue.ts';
import { gormanLines } from './gorman/catalogue.ts';
import { oseLines } from './ose/catalogue.ts';

/** Each rule of each book in a line, by id. Play asks for none of them: a page fetches them when somebody looks one up. */
export const RULE_LINES: Readonly<Record<RulesetId, Readonly<Record<string, string>>>> = {
  ose: oseLines,
  gorman: gormanLines,
  eris: erisLines,
  basic: basicLines,
};

const lines = new Map(Object.values(RULE_LINES).flatMap((book) => Object.entries(book)));

/** What a rule says, in a line; null for what is no rule of a book, such as the table’s own word. */
export const lineOf = (rule: string): string | null => lines.get(rule) ?? null;
