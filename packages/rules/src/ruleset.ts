import type { AbilityCheckRule } from './procedures/ability-check/rule.ts';
import type { LightRule } from './procedures/light/rule.ts';
import type { ListeningRule } from './procedures/listening/rule.ts';
import type { MonstersRule } from './procedures/monsters/rule.ts';
import type { PartyRule } from './procedures/party/rule.ts';
import type { RestRule } from './procedures/rest/rule.ts';
import type { SearchRule } from './procedures/search/rule.ts';
import type { TurnRule } from './procedures/turn/rule.ts';
import type { WanderingRule } from './procedures/wandering/rule.ts';
import type { DoorsRule } from './procedures/doors/rule.ts';
import type { EncumbranceRule } from './procedures/encumbrance/rule.ts';
import type { MovementRule } from './procedures/movement/rule.ts';

export const RULESETS = ['ose', 'gorman', 'eris'] as const;
export type RulesetId = (typeof RULESETS)[number];

/** What a set of rules must answer: one slot a procedure. */
export interface Ruleset {
  readonly turn: TurnRule;
  readonly movement: MovementRule;
  readonly encumbrance: EncumbranceRule;
  readonly doors: DoorsRule;
  readonly light: LightRule;
  readonly monsters: MonstersRule;
  readonly wandering: WanderingRule;
  readonly rest: RestRule;
  readonly search: SearchRule;
  readonly listening: ListeningRule;
  readonly party: PartyRule;
  readonly abilityCheck: AbilityCheckRule;
}
export type Slot = keyof Ruleset;

/** Values of the optional rules, by the catalogue's key. */
export type Options = Readonly<Record<string, string | number | boolean>>;

/** Which book answers where: a base, and what departs from it. Data, kept in the state. */
export interface RulesetChoice {
  readonly base: RulesetId;
  readonly slots: Readonly<Partial<Record<Slot, RulesetId>>>;
  readonly options: Options;
}
