import { withContent } from '../procedures/content/own.ts';
import type { Ruleset, RulesetChoice, RulesetId, Slot } from '../ruleset.ts';
import type { CampaignContent } from '../state/content.ts';
import { eris } from './eris.ts';
import { gorman } from './gorman.ts';
import { ose } from './ose.ts';
import { type Settings, settled } from './settings.ts';

/** The contents pages of the books that can be chosen. */
export const PAGES: Readonly<Record<RulesetId, (settings: Settings) => Ruleset>> = { ose, gorman, eris };

const composed = new WeakMap<RulesetChoice, Ruleset>();

/** The rules of a choice: the base book's, with the chosen slots of other books. Kept per choice object. */
export function rulesFor(choice: RulesetChoice): Ruleset {
  const known = composed.get(choice);
  if (known) return known;
  const rules = compose(choice);
  composed.set(choice, rules);
  return rules;
}

const written = new WeakMap<CampaignContent, { readonly rules: Ruleset; readonly own: Ruleset }>();

/** The rules of a campaign: as it has chosen them, with what it has written into the books' lists. */
export function rulesOf({
  ruleset,
  content,
}: {
  readonly ruleset: RulesetChoice;
  readonly content?: CampaignContent;
}): Ruleset {
  const rules = rulesFor(ruleset);
  if (!content) return rules;
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
