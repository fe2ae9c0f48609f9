import { ANSWERS, BOOK_NAMES, conflictIn, sourceOf } from '../../../books/answers.ts';
import { type RuleOption, settingOf } from '../../../books/book/option.ts';
import { RULESETS } from '../../../books/list.ts';
import { RULE_OPTIONS } from '../../../books/options.ts';
import { type Offer, offer, type RulesetChoice, type Slot } from '../../../core/index.ts';
import type { Offers } from '../../../play/index.ts';
import { mayReferee } from '../permission/permission.ts';
import { withBook } from './house-rules.ts';

/** Which book answers what, and the optional rules: each by itself, so that a change can be seen and taken back. */
export const houseRulesOffers: Offers = ({ ruleset }, seat) => {
  if (!mayReferee(seat)) return NONE;
  const before = made.get(ruleset) ?? madeFor(ruleset);
  made.set(ruleset, before);
  return before;
};

/** By the rules in force, on which they rest alone. */
const made = new WeakMap<RulesetChoice, readonly Offer[]>();
const NONE: readonly Offer[] = [];

const madeFor = (ruleset: RulesetChoice): readonly Offer[] => [
  ...bookOffer(ruleset, 'base', 'Which book the rest is played by'),
  ...(Object.keys(ANSWERS) as Slot[]).flatMap((slot) =>
    bookOffer(ruleset, slot, `Which book answers: ${ANSWERS[slot]?.label.toLowerCase()}`),
  ),
  ...RULE_OPTIONS.flatMap((option) => optionOffer(ruleset, option)),
];

function bookOffer(ruleset: RulesetChoice, slot: Slot | 'base', label: string): Offer[] {
  const now = slot === 'base' ? ruleset.base : sourceOf(ruleset, slot);
  const books = RULESETS.filter(
    (book) =>
      book !== now &&
      (slot === 'base' || ANSWERS[slot]?.books[book]) &&
      conflictIn(withBook(ruleset, slot, book)) === null,
  );
  if (books.length === 0) return [];
  return [
    offer('ChooseBook', label, {
      place: 'palette',
      key: `ChooseBook:${slot}`,
      about: `rules:${slot}`,
      fixed: { slot },
      inputs: { book: books.map((book) => ({ value: book, label: BOOK_NAMES[book] })) },
    }),
  ];
}

function optionOffer(ruleset: RulesetChoice, option: RuleOption): Offer[] {
  const now = settingOf(option, ruleset.options);
  const all: readonly (string | number | boolean)[] = option.choices === 'flag' ? [true, false] : option.choices;
  const values = all.filter((value) => value !== now);
  return values
    .filter((value) => conflictIn({ ...ruleset, options: { ...ruleset.options, [option.key]: value } }) === null)
    .map((value) =>
      offer('SetOption', `${option.label}: ${value === true ? 'on' : value === false ? 'off' : value}`, {
        place: 'palette',
        key: `SetOption:${option.key}:${value}`,
        about: `rules:${option.slots[0]}`,
        rule: option.rule,
        fixed: { option: option.key, value },
      }),
    );
}
