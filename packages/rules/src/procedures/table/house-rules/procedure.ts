import type { Declaration } from '../../../play/index.ts';
import { houseRulesCommands } from './commands.ts';
import { type HouseRulesEvent, houseRulesEvolvers } from './events.ts';
import { houseRulesHandlers } from './house-rules.ts';
import { houseRulesOffers } from './offers.ts';
import { houseRulesTellers } from './tell.ts';

export const houseRules: Declaration<typeof houseRulesCommands, HouseRulesEvent> = {
  forms: houseRulesCommands,
  handle: houseRulesHandlers,
  evolve: houseRulesEvolvers,
  tell: houseRulesTellers,
  offer: houseRulesOffers,
};
