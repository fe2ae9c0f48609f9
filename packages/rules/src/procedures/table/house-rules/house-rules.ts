import { ANSWERS, conflictIn, sourceOf } from '../../../books/answers.ts';
import { fits, settingOf } from '../../../books/book/option.ts';
import { optionNamed } from '../../../books/options.ts';
import {
  type CommandOf,
  impossible,
  impossibleBy,
  objections,
  type Refusal,
  type RulesetChoice,
  type RulesetId,
  type Seat,
  type Slot,
} from '../../../core/index.ts';
import type { Handler, Handlers, May, Play } from '../../../play/index.ts';
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

/** The choice with another book for a slot, or as the base. */
export function withBook(choice: RulesetChoice, slot: Slot | 'base', book: RulesetId): RulesetChoice {
  if (slot === 'base') return { ...choice, base: book };
  const { [slot]: _before, ...others } = choice.slots;
  return { ...choice, slots: book === choice.base ? others : { ...others, [slot]: book } };
}

/** Changes what is played by, unless it makes no sense together or changes nothing. */
function settle(play: Play, choice: RulesetChoice): Refusal | null {
  const conflict = conflictIn(choice);
  if (conflict) return impossibleBy(conflict.rule, 'forbidden', conflict.sentence);
  play.happen({ type: 'RulesChosen', choice, was: play.state.ruleset });
  return null;
}

const chooseBook: Handler<'ChooseBook'> = (play, { slot, book }) => {
  const { ruleset } = play.state;
  return settle(play, withBook(ruleset, slot, book));
};

const setOption: Handler<'SetOption'> = (play, { option, value }) => {
  const { ruleset } = play.state;
  return settle(play, { ...ruleset, options: { ...ruleset.options, [option]: value } });
};

const adoptRules: Handler<'AdoptRules'> = (play, { name, base, slots, options }) => {
  return settle(play, { base, slots, options, name: name.trim() });
};

export const houseRulesHandlers: Handlers<typeof houseRulesCommands> = {
  ChooseBook: { may: mayChooseBook, play: chooseBook },
  SetOption: { may: maySetOption, play: setOption },
  AdoptRules: { may: mayAdoptRules, play: adoptRules },
};
