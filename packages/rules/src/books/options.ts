import type { RulesetChoice } from '../core/index.ts';
import { sourceOf } from './book/book.ts';
import type { RuleOption } from './book/option.ts';
import { BOOKS, RULESETS } from './list.ts';

/** The optional rules of the books. */
export const RULE_OPTIONS: readonly RuleOption[] = RULESETS.flatMap((book) => BOOKS[book].options);

export const optionNamed = (key: string): RuleOption | null =>
  RULE_OPTIONS.find((option) => option.key === key) ?? null;

/** Whether books that do not heed an option answer all that it is about, so that it changes nothing. */
export const isIdle = (choice: RulesetChoice, { key, slots }: RuleOption): boolean =>
  !slots.some((slot) => BOOKS[sourceOf(choice, slot)].heeds.has(key));
