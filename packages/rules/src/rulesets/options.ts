import type { RulesetChoice } from '../ruleset.ts';
import { sourceOf } from './answers.ts';
import type { RuleOption } from './option.ts';
import { ERIS_CAMPAIGN_OPTIONS } from './options/eris-campaign.ts';
import { ERIS_FIGHT_OPTIONS } from './options/eris-fight.ts';
import { GORMAN_OPTIONS } from './options/gorman.ts';
import { OSE_OPTIONS } from './options/ose.ts';

/** The optional rules of the books. */
export const RULE_OPTIONS: readonly RuleOption[] = [
  ...OSE_OPTIONS,
  ...GORMAN_OPTIONS,
  ...ERIS_FIGHT_OPTIONS,
  ...ERIS_CAMPAIGN_OPTIONS,
];

export const optionNamed = (key: string): RuleOption | null =>
  RULE_OPTIONS.find((option) => option.key === key) ?? null;

/** Whether books that do not know an option answer all that it is about, so that it changes nothing. */
export const isIdle = (choice: RulesetChoice, { slots, books }: RuleOption): boolean =>
  !slots.some((slot) => books.includes(sourceOf(choice, slot)));
