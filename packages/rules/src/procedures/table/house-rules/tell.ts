import { ANSWERS, BOOK_NAMES, sourceOf } from '../../../books/answers.ts';
import { settingOf } from '../../../books/book/option.ts';
import { RULE_OPTIONS } from '../../../books/options.ts';
import { type Line, type RulesetChoice, type Slot, written } from '../../../core/index.ts';
import { uncapitalised } from '../../../core/words.ts';
import { rulesFor, type Tellers, toAll } from '../../../play/index.ts';
import type { HouseRulesEvent } from './events.ts';

/** A setting as people read it. */
function value(setting: boolean | number | string): string {
  if (typeof setting === 'boolean') return setting ? 'on' : 'off';
  return typeof setting === 'number' ? written(setting) : setting.replaceAll('-', ' ');
}

/** What is played differently, part by part. */
function changes(now: RulesetChoice, was: RulesetChoice): readonly string[] {
  const slots = Object.keys(ANSWERS) as Slot[];
  return [
    ...(now.base === was.base ? [] : [`all else by ${BOOK_NAMES[now.base]}`]),
    ...slots
      .filter((slot) => sourceOf(now, slot) !== sourceOf(was, slot))
      .map((slot) => `${uncapitalised(ANSWERS[slot]?.label ?? '')} by ${BOOK_NAMES[sourceOf(now, slot)]}`),
    ...RULE_OPTIONS.filter((option) => settingOf(option, now.options) !== settingOf(option, was.options)).map(
      (option) => `${uncapitalised(option.label)}: ${value(settingOf(option, now.options))}`,
    ),
  ];
}

/** What a book says of itself to those who turn to it; nothing where it says nothing. */
function ofItself(choice: RulesetChoice): Pick<Line, 'why'> {
  const notes = rulesFor(choice).precedence.ofItself;
  const [first] = notes;
  return first ? { why: { rule: first.rule, formula: 'what the book says of itself', notes } } : {};
}

export const houseRulesTellers: Tellers<HouseRulesEvent> = {
  RulesChosen: ({ choice, was }) => {
    const changed = changes(choice, was).join('; ');
    const named = choice.name && choice.name !== was.name ? ` (${choice.name})` : '';
    return toAll({
      kind: 'ruling',
      text: `From now on${named}: ${changed === '' ? 'as before' : changed}.`,
      ...(choice.base === was.base ? {} : ofItself(choice)),
    });
  },
};
