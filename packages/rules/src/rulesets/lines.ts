import { erisLines } from '../catalogue/eris.ts';
import { gormanLines } from '../catalogue/gorman.ts';
import { oseLines } from '../catalogue/ose.ts';

const lines: Readonly<Record<string, string>> = { ...oseLines, ...gormanLines, ...erisLines };

/** What a rule says, in a line; null for what is no rule of a book, such as the table’s own word. */
export const lineOf = (rule: string): string | null => lines[rule] ?? null;
