import type { RulesetChoice } from '../core/index.ts';
import { sourceOf } from './answers.ts';
import type { RuleOption } from './options/option.ts';
import { RULE_OPTIONS } from './settings.ts';

export const optionNamed = (key: string): RuleOption | null =>
  RULE_OPTIONS.find((option) => option.key === key) ?? null;

/** Whether books that do not know an option answer all that it is about, so that it changes nothing. */
export const isIdle = (choice: RulesetChoice, { slots, books }: RuleOption): boolean =>
  !slots.some((slot) => books.includes(sourceOf(choice, slot)));
