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

/** What is played differently, part by part; where the base changed, what goes by it is said in one. */
function changes(now: RulesetChoice, was: RulesetChoice): readonly string[] {
  const turned = now.base !== was.base;
  const slots = (Object.keys(ANSWERS) as Slot[]).filter((slot) => {
    const source = sourceOf(now, slot);
    return source !== (turned ? now.base : sourceOf(was, slot));
  });
  return [
    ...slots.map((slot) => `${uncapitalised(ANSWERS[slot]?.label ?? '')} by ${BOOK_NAMES[sourceOf(now, slot)]}`),
    ...(turned ? [`all${slots.length > 0 ? ' else' : ''} by ${BOOK_NAMES[now.base]}`] : []),
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
