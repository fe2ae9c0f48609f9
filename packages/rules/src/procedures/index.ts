import type { Command, GameEvent } from '../core/index.ts';
import type { CommandDeclared, Declared, EventDeclared } from '../play/index.ts';
import { abilityCheck } from './body/ability-check/procedure.ts';
import { afflictions } from './body/afflictions/procedure.ts';
import { creature } from './body/creature/procedure.ts';
import { damage } from './body/damage/procedure.ts';
import { diseases } from './body/diseases/procedure.ts';
import { dying } from './body/dying/procedure.ts';
import { healing } from './body/healing/procedure.ts';
import { monsters } from './body/monsters/monsters.ts';
import { savingThrow } from './body/saving-throw/procedure.ts';
import { bodies } from './dungeon/bodies/procedure.ts';
import { bombing } from './dungeon/bombing/bombing.ts';
import { climbing } from './dungeon/climbing/procedure.ts';
import { doors } from './dungeon/doors/procedure.ts';
import { exits } from './dungeon/exits/procedure.ts';
import { fallen } from './dungeon/fallen/procedure.ts';
import { falling } from './dungeon/falling/procedure.ts';
import { hours } from './dungeon/hours/hours.ts';
import { illusions } from './dungeon/illusions/procedure.ts';
import { light } from './dungeon/light/procedure.ts';
import { listening } from './dungeon/listening/procedure.ts';
import { mapping } from './dungeon/mapping/procedure.ts';
import { movement } from './dungeon/movement/procedure.ts';
import { outcomes } from './dungeon/outcomes/outcomes.ts';
import { pickingUp } from './dungeon/picking-up/procedure.ts';
import { pickpocketing } from './dungeon/pickpocketing/procedure.ts';
import { rest } from './dungeon/rest/procedure.ts';
import { search } from './dungeon/search/procedure.ts';
import { sight } from './dungeon/sight/procedure.ts';
import { sneaking } from './dungeon/sneaking/procedure.ts';
import { stocking } from './dungeon/stocking/stocking.ts';
import { swimming } from './dungeon/swimming/procedure.ts';
import { time } from './dungeon/time/procedure.ts';
import { traps } from './dungeon/traps/procedure.ts';
import { turn } from './dungeon/turn/procedure.ts';
import { wandering } from './dungeon/wandering/procedure.ts';
import { attack } from './fight/attack/procedure.ts';
import { backgrounds } from './fight/backgrounds/procedure.ts';
import { breath } from './fight/breath/procedure.ts';
import { combatRound } from './fight/combat-round/procedure.ts';
import { dividing } from './fight/dividing/dividing.ts';
import { grappling } from './fight/grappling/procedure.ts';
import { initiative } from './fight/initiative/procedure.ts';
import { magicInForce } from './fight/magic-in-force/procedure.ts';
import { massCombat } from './fight/mass-combat/procedure.ts';
import { missiles } from './fight/missiles/procedure.ts';
import { offBoard } from './fight/off-board/off-board.ts';
import { parrying } from './fight/parrying/procedure.ts';
import { spellEffects } from './fight/spell-effects/spell-effects.ts';
import { spells } from './fight/spells/procedure.ts';
import { turning } from './fight/turning/turning.ts';
import { twoWeapons } from './fight/two-weapons/two-weapons.ts';
import { advancement } from './making/advancement/procedure.ts';
import { characterMaking } from './making/character-making/procedure.ts';
import { classFunctions } from './making/class-functions/class-functions.ts';
import { skills } from './making/skills/procedure.ts';
import { captives } from './meeting/captives/captives.ts';
import { distance } from './meeting/distance/distance.ts';
import { encounter } from './meeting/encounter/procedure.ts';
import { evasion } from './meeting/evasion/procedure.ts';
import { morale } from './meeting/morale/procedure.ts';
import { pursuit } from './meeting/pursuit/procedure.ts';
import { reaction } from './meeting/reaction/procedure.ts';
import { surprise } from './meeting/surprise/procedure.ts';
import { belongings } from './party/belongings/procedure.ts';
import { encumbrance } from './party/encumbrance/procedure.ts';
import { equipping } from './party/equipping/procedure.ts';
import { hoards } from './party/hoards/procedure.ts';
import { party } from './party/party/procedure.ts';
import { provisions } from './party/provisions/procedure.ts';
import { retainers } from './party/retainers/procedure.ts';
import { shop } from './party/shop/procedure.ts';
import { stores } from './party/stores/procedure.ts';
import { treasure } from './party/treasure/procedure.ts';
import { areas } from './table/areas/areas.ts';
import { calendar } from './table/calendar/procedure.ts';
import { chance } from './table/chance/procedure.ts';
import { content } from './table/content/procedure.ts';
import { conversion } from './table/conversion/conversion.ts';
import { drawing } from './table/drawing/procedure.ts';
import { drawings } from './table/drawings/procedure.ts';
import { houseRules } from './table/house-rules/procedure.ts';
import { journal } from './table/journal/procedure.ts';
import { ledger } from './table/ledger/procedure.ts';
import { randomTables } from './table/random-tables/procedure.ts';
import { scene } from './table/scene/procedure.ts';
import { speech } from './table/speech/procedure.ts';
import { table } from './table/table/procedure.ts';
import { world } from './table/world/procedure.ts';
import { downtime } from './town/downtime/procedure.ts';
import { research } from './town/research/procedure.ts';
import { scribing } from './town/scribing/procedure.ts';
import { training } from './town/training/procedure.ts';
import { castaways } from './wilds/castaways/procedure.ts';
import { land } from './wilds/land/procedure.ts';
import { travel } from './wilds/travel/procedure.ts';
import { voyage } from './wilds/voyage/procedure.ts';
import { weather } from './wilds/weather/procedure.ts';

/** The procedures of play, in the order in which the interface offers what may be done, and in which one follows another. */
const PROCEDURES = [
  sight,
  encounter,
  surprise,
  distance,
  reaction,
  illusions,
  initiative,
  offBoard,
  combatRound,
  morale,
  captives,
  attack,
  breath,
  dividing,
  advancement,
  afflictions,
  grappling,
  twoWeapons,
  parrying,
  spells,
  spellEffects,
  magicInForce,
  turning,
  equipping,
  encumbrance,
  evasion,
  pursuit,
  savingThrow,
  damage,
  bombing,
  treasure,
  hoards,
  bodies,
  fallen,
  turn,
  light,
  shop,
  skills,
  sneaking,
  pickpocketing,
  speech,
  massCombat,
  monsters,
  weather,
  travel,
  voyage,
  castaways,
  land,
  wandering,
  outcomes,
  search,
  listening,
  party,
  doors,
  exits,
  movement,
  conversion,
  creature,
  backgrounds,
  pickingUp,
  belongings,
  stores,
  scene,
  stocking,
  drawing,
  areas,
  drawings,
  journal,
  randomTables,
  calendar,
  abilityCheck,
  traps,
  falling,
  characterMaking,
  classFunctions,
  climbing,
  swimming,
  downtime,
  research,
  training,
  scribing,
  retainers,
  time,
  chance,
  mapping,
  content,
  world,
  hours,
  houseRules,
  table,
  dying,
  healing,
  diseases,
  ledger,
  missiles,
  provisions,
  rest,
] as const;

type Listed = (typeof PROCEDURES)[number];
type Forgotten = Exclude<Command | GameEvent, CommandDeclared<Listed> | EventDeclared<Listed>>;

/** As they are looked through; does not compile where one is missing above, and names what of it is forgotten. */
export const procedures: [Forgotten] extends [never] ? readonly Declared[] : { readonly forgotten: Forgotten['type'] } =
  PROCEDURES;
