import type { Declaration } from '../../procedure.ts';
import { type HouseRulesCommand, houseRulesCommands } from './commands.ts';
import { type HouseRulesEvent, houseRulesEvolvers } from './events.ts';
import { houseRulesProcedures } from './house-rules.ts';
import { houseRulesOffers } from './offers.ts';
import { houseRulesTellers } from './tell.ts';

export const houseRules: Declaration<HouseRulesCommand, HouseRulesEvent> = {
  forms: houseRulesCommands,
  play: houseRulesProcedures,
  evolve: houseRulesEvolvers,
  tell: houseRulesTellers,
  offer: houseRulesOffers,
};
