import fc from 'fast-check';
import { ANSWERS, conflictIn } from '../src/books/answers.ts';
import { RULESETS } from '../src/books/list.ts';
import { RULE_OPTIONS } from '../src/books/options.ts';
import type { Command, Options, RulesetChoice, Slot } from '../src/core/index.ts';

const slots = Object.fromEntries(
  (Object.keys(ANSWERS) as Slot[]).map((slot) => [
    slot,
    fc.constantFrom(...RULESETS.filter((book) => ANSWERS[slot]?.books[book])),
  ]),
);
const options = Object.fromEntries(
  RULE_OPTIONS.map(({ key, choices }) => [
    key,
    choices === 'flag' ? fc.boolean() : fc.constantFrom<string | number>(...choices),
  ]),
);

/** Any books for any procedures, with any options, that make sense together. */
export const choices: fc.Arbitrary<RulesetChoice> = fc
  .record({
    base: fc.constantFrom(...RULESETS),
    slots: fc.record(slots, { requiredKeys: [] }),
    options: fc.record(options, { requiredKeys: [] }) as fc.Arbitrary<Options>,
  })
  .filter((choice) => conflictIn(choice) === null);

/** The campaign goes by other rules from now on. */
export const adopt = ({ base, slots: chosen, options: set }: RulesetChoice): Command => ({
  type: 'AdoptRules',
  name: 'Ours',
  base,
  slots: chosen,
  options: set,
});
