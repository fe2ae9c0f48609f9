import type { RulesetChoice } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';

/** The table plays by other rules from now on; what was ruled before keeps its reason. */
export interface RulesChosen {
  readonly type: 'RulesChosen';
  readonly choice: RulesetChoice;
  readonly was: RulesetChoice;
}

export type HouseRulesEvent = RulesChosen;

export const houseRulesEvolvers: Evolvers<HouseRulesEvent> = {
  RulesChosen: (state, { choice }) => ({ ...state, ruleset: choice }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly houseRules: HouseRulesEvent;
  }
}
