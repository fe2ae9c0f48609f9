import { ANSWERS, conflictIn, sourceOf } from '../../../books/answers.ts';
import { fits, settingOf } from '../../../books/book/option.ts';
import { optionNamed } from '../../../books/options.ts';
import { impossible, type Refusal, type RulesetChoice, type RulesetId, type Slot } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { refereeOnly } from '../permission/permission.ts';
import type { houseRulesCommands } from './commands.ts';

/** The longest name of a set of house rules. */
export const LONGEST_NAME = 60;

/** The choice with another book for a slot, or as the base. */
export function withBook(choice: RulesetChoice, slot: Slot | 'base', book: RulesetId): RulesetChoice {
  if (slot === 'base') return { ...choice, base: book };
  const { [slot]: _before, ...others } = choice.slots;
  return { ...choice, slots: book === choice.base ? others : { ...others, [slot]: book } };
}

/** Changes what is played by, unless it makes no sense together or changes nothing. */
function settle(play: Play, choice: RulesetChoice): Refusal | null {
  const conflict = conflictIn(choice);
  if (conflict) return impossible('forbidden', conflict.sentence);
  play.happen({ type: 'RulesChosen', choice, was: play.state.ruleset });
  return null;
}

const answers = (slot: Slot | 'base', book: RulesetId): boolean =>
  slot === 'base' || ANSWERS[slot]?.books[book] !== undefined;

const chooseBook: Handler<'ChooseBook'> = (play, { slot, book }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if (!answers(slot, book)) return impossible('no-such-thing', 'That book says nothing of its own on this.');
  const { ruleset } = play.state;
  if ((slot === 'base' ? ruleset.base : sourceOf(ruleset, slot)) === book)
    return impossible('no-change', 'It is played so already.');
  return settle(play, withBook(ruleset, slot, book));
};

const setOption: Handler<'SetOption'> = (play, { option, value }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const found = optionNamed(option);
  if (!found || !fits(found, value)) return impossible('no-such-thing', 'There is no such option.');
  const { ruleset } = play.state;
  if (settingOf(found, ruleset.options) === value) return impossible('no-change', 'It is so already.');
  return settle(play, { ...ruleset, options: { ...ruleset.options, [option]: value } });
};

const adoptRules: Handler<'AdoptRules'> = (play, { name, base, slots, options }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const strange =
    Object.entries(slots).some(([slot, book]) => !answers(slot as Slot, book)) ||
    Object.entries(options).some(([key, value]) => {
      const found = optionNamed(key);
      return !found || !fits(found, value);
    });
  if (strange || name.trim() === '' || name.length > LONGEST_NAME)
    return impossible('bad-input', 'These house rules name something that is not in the books.');
  return settle(play, { base, slots, options, name: name.trim() });
};

export const houseRulesHandlers: Handlers<typeof houseRulesCommands> = {
  ChooseBook: chooseBook,
  SetOption: setOption,
  AdoptRules: adoptRules,
};
