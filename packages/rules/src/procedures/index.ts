import type { Command, GameEvent } from '../core/index.ts';
import type { CommandDeclared, Declared, EventDeclared } from '../play/index.ts';
import { abilityCheck } from './ability-check/procedure.ts';
import { advancement } from './advancement/procedure.ts';
import { afflictions } from './afflictions/procedure.ts';
import { attack } from './attack/procedure.ts';
import { backgrounds } from './backgrounds/procedure.ts';
import { belongings } from './belongings/procedure.ts';
import { bombing } from './bombing/procedure.ts';
import { chance } from './chance/procedure.ts';
import { characterMaking } from './character-making/procedure.ts';
import { classFunctions } from './class-functions/procedure.ts';
import { climbing } from './climbing/procedure.ts';
import { combatRound } from './combat-round/procedure.ts';
import { content } from './content/procedure.ts';
import { conversion } from './conversion/procedure.ts';
import { creature } from './creature/procedure.ts';
import { damage } from './damage/procedure.ts';
import { distance } from './distance/procedure.ts';
import { doors } from './doors/procedure.ts';
import { downtime } from './downtime/procedure.ts';
import { dying } from './dying/procedure.ts';
import { encounter } from './encounter/procedure.ts';
import { encumbrance } from './encumbrance/procedure.ts';
import { equipping } from './equipping/procedure.ts';
import { evasion } from './evasion/procedure.ts';
import { falling } from './falling/procedure.ts';
import { grappling } from './grappling/procedure.ts';
import { healing } from './healing/procedure.ts';
import { hours } from './hours/procedure.ts';
import { houseRules } from './house-rules/procedure.ts';
import { illusions } from './illusions/procedure.ts';
import { initiative } from './initiative/procedure.ts';
import { land } from './land/procedure.ts';
import { ledger } from './ledger/procedure.ts';
import { light } from './light/procedure.ts';
import { listening } from './listening/procedure.ts';
import { mapping } from './mapping/procedure.ts';
import { massCombat } from './mass-combat/procedure.ts';
import { missiles } from './missiles/procedure.ts';
import { monsters } from './monsters/procedure.ts';
import { morale } from './morale/procedure.ts';
import { movement } from './movement/procedure.ts';
import { parrying } from './parrying/procedure.ts';
import { party } from './party/procedure.ts';
import { pickpocketing } from './pickpocketing/procedure.ts';
import { provisions } from './provisions/procedure.ts';
import { pursuit } from './pursuit/procedure.ts';
import { reaction } from './reaction/procedure.ts';
import { research } from './research/procedure.ts';
import { rest } from './rest/procedure.ts';
import { retainers } from './retainers/procedure.ts';
import { savingThrow } from './saving-throw/procedure.ts';
import { scene } from './scene/procedure.ts';
import { scribing } from './scribing/procedure.ts';
import { search } from './search/procedure.ts';
import { shop } from './shop/procedure.ts';
import { sight } from './sight/procedure.ts';
import { skills } from './skills/procedure.ts';
import { sneaking } from './sneaking/procedure.ts';
import { speech } from './speech/procedure.ts';
import { spells } from './spells/procedure.ts';
import { surprise } from './surprise/procedure.ts';
import { swimming } from './swimming/procedure.ts';
import { table } from './table/procedure.ts';
import { time } from './time/procedure.ts';
import { training } from './training/procedure.ts';
import { traps } from './traps/procedure.ts';
import { travel } from './travel/procedure.ts';
import { treasure } from './treasure/procedure.ts';
import { turn } from './turn/procedure.ts';
import { turning } from './turning/procedure.ts';
import { twoWeapons } from './two-weapons/procedure.ts';
import { voyage } from './voyage/procedure.ts';
import { wandering } from './wandering/procedure.ts';

/** The procedures of play, in the order in which the interface offers what may be done, and in which one follows another. */
const PROCEDURES = [
  sight,
  encounter,
  surprise,
  distance,
  reaction,
  illusions,
  initiative,
  combatRound,
  morale,
  attack,
  advancement,
  afflictions,
  grappling,
  twoWeapons,
  parrying,
  spells,
  turning,
  equipping,
  encumbrance,
  evasion,
  pursuit,
  savingThrow,
  damage,
  bombing,
  treasure,
  turn,
  light,
  shop,
  skills,
  sneaking,
  pickpocketing,
  speech,
  massCombat,
  monsters,
  travel,
  voyage,
  land,
  wandering,
  search,
  listening,
  party,
  doors,
  movement,
  conversion,
  creature,
  backgrounds,
  belongings,
  scene,
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
  hours,
  houseRules,
  table,
  dying,
  healing,
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
