import { oseLight } from '../procedures/light/ose.ts';
import { oseListening } from '../procedures/listening/ose.ts';
import { oseMonsters } from '../procedures/monsters/ose.ts';
import { oseRest } from '../procedures/rest/ose.ts';
import { oseSearch } from '../procedures/search/ose.ts';
import { oseTurn } from '../procedures/turn/ose.ts';
import { oseWandering, wanderingOptions } from '../procedures/wandering/ose.ts';
import type { Options, Ruleset } from '../ruleset.ts';

/** Old-School Essentials, the adventures chapter: its contents page. */
export const ose = (options: Options): Ruleset => ({
  turn: oseTurn,
  light: oseLight,
  monsters: oseMonsters,
  wandering: oseWandering(wanderingOptions(options)),
  rest: oseRest,
  search: oseSearch,
  listening: oseListening,
});
