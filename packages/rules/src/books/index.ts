import type { Ruleset, RulesetChoice, RulesetId, Slot } from '../core/index.ts';
import { openBooks } from '../play/index.ts';
import { withContent } from '../procedures/table/content/own.ts';
import type { CampaignContent } from '../state/content.ts';
import { BOOKS } from './list.ts';

const composed = new WeakMap<RulesetChoice, Ruleset>();
const written = new WeakMap<CampaignContent, { readonly rules: Ruleset; readonly own: Ruleset }>();

openBooks((choice, content) => (content ? withOwn(rulesOfBooks(choice), content) : rulesOfBooks(choice)));

/** Kept per choice object. */
function rulesOfBooks(choice: RulesetChoice): Ruleset {
  const known = composed.get(choice);
  if (known) return known;
  const rules = compose(choice);
  composed.set(choice, rules);
  return rules;
}

function withOwn(rules: Ruleset, content: CampaignContent): Ruleset {
  const known = written.get(content);
  if (known?.rules === rules) return known.own;
  const own = withContent(rules, content);
  written.set(content, { rules, own });
  return own;
}

function compose({ base, slots, options }: RulesetChoice): Ruleset {
  const answerOf = ([slot, from]: [Slot, RulesetId]) => ({ [slot]: BOOKS[from].contents(options)[slot] });
  return Object.assign(
    {},
    BOOKS[base].contents(options),
    ...(Object.entries(slots) as [Slot, RulesetId][]).map(answerOf),
  );
}

/** What a new campaign plays by. */
export const DEFAULT_CHOICE: RulesetChoice = { base: 'ose', slots: {}, options: {} };

export { rulesFor, rulesOf } from '../play/rules-in-force.ts';
export { savesAs } from './ose/content/noted-saves.ts';
export type { ReadyCharacter } from './ose/content/ready-characters.ts';
export { readyCharacters } from './ose/content/ready-characters.ts';
