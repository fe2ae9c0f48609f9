import type { RulesetId } from '../core/index.ts';
import { basicBook } from './basic/book.ts';
import type { Book } from './book/book.ts';
import { erisBook } from './eris/book.ts';
import { gormanBook } from './gorman/book.ts';
import { oseBook } from './ose/book.ts';

/** The books, in the order in which people are offered them. */
export const BOOKS: Readonly<Record<RulesetId, Book>> = {
  ose: oseBook,
  gorman: gormanBook,
  eris: erisBook,
  basic: basicBook,
};

export const RULESETS = Object.keys(BOOKS) as readonly RulesetId[];
