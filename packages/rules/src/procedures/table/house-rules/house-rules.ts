import { conflictIn } from '../../../books/answers.ts';
import { impossibleBy, type Refusal, type RulesetChoice, type RulesetId, type Slot } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { houseRulesCommands } from './commands.ts';

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
  ChooseBook: chooseBook,
  SetOption: setOption,
  AdoptRules: adoptRules,
};
