import { oseLight } from '../procedures/light/ose.ts';
import { oseListening } from '../procedures/listening/ose.ts';
import { oseMonsters } from '../procedures/monsters/ose.ts';
import { oseRest } from '../procedures/rest/ose.ts';
import { oseSearch } from '../procedures/search/ose.ts';
import { oseTurn } from '../procedures/turn/ose.ts';
import { oseWandering, wanderingOptions } from '../procedures/wandering/ose.ts';
import { oseDoors } from '../procedures/doors/ose.ts';
import { oseEncumbrance } from '../procedures/encumbrance/ose.ts';
import { oseMovement } from '../procedures/movement/ose.ts';
import type { Options, Ruleset } from '../ruleset.ts';
import { oseParty } from '../procedures/party/ose.ts';
import { oseAbilityCheck } from '../procedures/ability-check/ose.ts';

/** Old-School Essentials, the adventures chapter: its contents page. */
export const ose = (options: Options): Ruleset => ({
  turn: oseTurn,
  movement: oseMovement(options),
  encumbrance: oseEncumbrance(options),
  doors: oseDoors(options),
  light: oseLight,
  monsters: oseMonsters,
  wandering: oseWandering(wanderingOptions(options)),
  rest: oseRest,
  search: oseSearch,
  listening: oseListening,
  party: oseParty(),
  abilityCheck: oseAbilityCheck,
});
