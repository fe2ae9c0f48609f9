import { ANSWERS, sourceOf } from '../../../books/answers.ts';
import { fits, settingOf } from '../../../books/book/option.ts';
import { optionNamed } from '../../../books/options.ts';
import {
  type CommandOf,
  impossible,
  objections,
  type Refusal,
  type RulesetId,
  type Seat,
  type Slot,
} from '../../../core/index.ts';
import type { Legality, May } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../permission/permission.ts';
import type { houseRulesCommands } from './commands.ts';

const answers = (slot: Slot | 'base', book: RulesetId): boolean =>
  slot === 'base' || ANSWERS[slot]?.books[book] !== undefined;

const mayChooseBook: May<'ChooseBook'> = (state, { slot, book }, seat) => {
  const barred = onlyReferee(seat);
  if (!answers(slot, book))
    return objections(barred, impossible('no-such-thing', 'That book says nothing of its own on this.'));
  const { ruleset } = state;
  return objections(
    barred,
    (slot === 'base' ? ruleset.base : sourceOf(ruleset, slot)) === book
      ? impossible('no-change', 'It is played so already.')
      : null,
  );
};

const maySetOption: May<'SetOption'> = (state, { option, value }, seat) => {
  const found = optionNamed(option);
  const barred = onlyReferee(seat);
  if (!found || !fits(found, value)) return objections(barred, impossible('no-such-thing', 'There is no such option.'));
  const { ruleset } = state;
  return objections(
    barred,
    settingOf(found, ruleset.options) === value ? impossible('no-change', 'It is so already.') : null,
  );
};

function mayAdoptRules(_state: GameState, { slots, options }: CommandOf<'AdoptRules'>, seat: Seat): readonly Refusal[] {
  const strange =
    Object.entries(slots).some(([slot, book]) => !answers(slot as Slot, book)) ||
    Object.entries(options).some(([key, value]) => {
      const found = optionNamed(key);
      return !found || !fits(found, value);
    });
  return objections(
    onlyReferee(seat),
    strange ? impossible('bad-input', 'These house rules name something that is not in the books.') : null,
  );
}

/** What stands against each of these commands. */
export const houseRulesLegality: Legality<typeof houseRulesCommands> = {
  ChooseBook: mayChooseBook,
  SetOption: maySetOption,
  AdoptRules: mayAdoptRules,
};
