import type { Options, RulesetId, Slot } from '../../ruleset.ts';

/** The referee lets a book answer a procedure, or all that no other book has been chosen for (`base`). */
export interface ChooseBook {
  readonly type: 'ChooseBook';
  readonly slot: Slot | 'base';
  readonly book: RulesetId;
}

/** The referee switches an optional rule. */
export interface SetOption {
  readonly type: 'SetOption';
  readonly option: string;
  readonly value: string | boolean | number;
}

/** The referee takes over a whole set of house rules. */
export interface AdoptRules {
  readonly type: 'AdoptRules';
  readonly name: string;
  readonly base: RulesetId;
  readonly slots: Readonly<Partial<Record<Slot, RulesetId>>>;
  readonly options: Options;
}

export type HouseRulesCommand = ChooseBook | SetOption | AdoptRules;
