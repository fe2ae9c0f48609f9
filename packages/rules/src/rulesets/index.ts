import type { Ruleset, RulesetChoice, RulesetId, Slot } from '../core/index.ts';
import { openBooks } from '../play/index.ts';
import { withContent } from '../procedures/table/content/own.ts';
import type { CampaignContent } from '../state/content.ts';
import { eris } from './eris.ts';
import { gorman } from './gorman.ts';
import { ose } from './ose.ts';
import { type Settings, settled } from './settings.ts';

/** The contents pages of the books that can be chosen. */
export const PAGES: Readonly<Record<RulesetId, (settings: Settings) => Ruleset>> = { ose, gorman, eris };

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

function compose(choice: RulesetChoice): Ruleset {
  const settings = settled(choice.options);
  const base = book(choice.base)(settings);
  const slots = Object.entries(choice.slots) as [Slot, RulesetId][];
  return Object.assign({}, base, ...slots.map(([slot, from]) => ({ [slot]: book(from)(settings)[slot] })));
}

const book = (name: RulesetId) => PAGES[name];

/** What a new campaign plays by. */
export const DEFAULT_CHOICE: RulesetChoice = { base: 'ose', slots: {}, options: {} };

export { rulesFor, rulesOf } from '../play/rules-in-force.ts';
