import type { RuleId } from '@lanthorn/rules';

/** How a rule is named beside what it rules: as in its book, or as the table's own where no book says it. */
export const ruleName = (rule: string): string => (rule === 'TABLE' ? 'the table’s own' : rule);

/** The name that a rule has in a book, to look it up by; null where no book says it. */
export const inBook = (rule: RuleId | null): string | null => (rule === 'TABLE' ? null : rule);
