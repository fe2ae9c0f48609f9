import type { Ruleset } from '../core/index.ts';
import { oseAbilityCheck } from '../procedures/ability-check/ose.ts';
import { oseAdvancement } from '../procedures/advancement/ose.ts';
import { oseAfflictions } from '../procedures/afflictions/ose.ts';
import { oseAttack } from '../procedures/attack/ose.ts';
import { oseBackgrounds } from '../procedures/backgrounds/ose.ts';
import { oseBombing } from '../procedures/bombing/ose.ts';
import { oseCharacterMaking } from '../procedures/character-making/ose.ts';
import { oseClassFunctions } from '../procedures/class-functions/ose.ts';
import { oseClimbing } from '../procedures/climbing/ose.ts';
import { oseCombatRound } from '../procedures/combat-round/ose.ts';
import { oseConversion } from '../procedures/conversion/ose.ts';
import { oseDamage } from '../procedures/damage/ose.ts';
import { oseDistance } from '../procedures/distance/ose.ts';
import { oseDoors } from '../procedures/doors/ose.ts';
import { oseDying } from '../procedures/dying/ose.ts';
import { oseEncounter } from '../procedures/encounter/ose.ts';
import { oseEncumbrance } from '../procedures/encumbrance/ose.ts';
import { oseEquipment } from '../procedures/equipment/ose.ts';
import { oseEquipping } from '../procedures/equipping/ose.ts';
import { oseEvasion } from '../procedures/evasion/ose.ts';
import { oseFalling } from '../procedures/falling/ose.ts';
import { oseGrappling } from '../procedures/grappling/ose.ts';
import { oseHealing } from '../procedures/healing/ose.ts';
import { oseIllusions } from '../procedures/illusions/ose.ts';
import { oseInitiative } from '../procedures/initiative/ose.ts';
import { oseLight } from '../procedures/light/ose.ts';
import { oseListening } from '../procedures/listening/ose.ts';
import { oseMapping } from '../procedures/mapping/ose.ts';
import { oseMassCombat } from '../procedures/mass-combat/ose.ts';
import { oseMissiles } from '../procedures/missiles/ose.ts';
import { oseMonsters } from '../procedures/monsters/ose.ts';
import { oseMorale } from '../procedures/morale/ose.ts';
import { oseMovement } from '../procedures/movement/ose.ts';
import { oseParrying } from '../procedures/parrying/ose.ts';
import { oseParty } from '../procedures/party/ose.ts';
import { osePickpocketing } from '../procedures/pickpocketing/ose.ts';
import { osePrecedence } from '../procedures/precedence/ose.ts';
import { oseProvisions } from '../procedures/provisions/ose.ts';
import { osePursuit } from '../procedures/pursuit/ose.ts';
import { oseReaction } from '../procedures/reaction/ose.ts';
import { oseRest } from '../procedures/rest/ose.ts';
import { oseRetainers } from '../procedures/retainers/ose.ts';
import { oseSavingThrow } from '../procedures/saving-throw/ose.ts';
import { oseSearch } from '../procedures/search/ose.ts';
import { oseSight } from '../procedures/sight/ose.ts';
import { oseSkills } from '../procedures/skills/ose.ts';
import { oseSneaking } from '../procedures/sneaking/ose.ts';
import { oseSpells } from '../procedures/spells/ose.ts';
import { oseSurprise } from '../procedures/surprise/ose.ts';
import { oseSwimming } from '../procedures/swimming/ose.ts';
import { oseTime } from '../procedures/time/ose.ts';
import { oseTraps } from '../procedures/traps/ose.ts';
import { oseTravel } from '../procedures/travel/ose-day.ts';
import { oseTurn } from '../procedures/turn/ose.ts';
import { oseTurning } from '../procedures/turning/ose.ts';
import { oseTwoWeapons } from '../procedures/two-weapons/ose.ts';
import { oseVoyage } from '../procedures/voyage/ose-day.ts';
import { oseWandering } from '../procedures/wandering/ose.ts';
import { chapterAttacks, type Settings } from './settings.ts';

/** The matrix, unless one of the other methods is chosen. */
const attackMethod = ({ ascendingAC, thac0Direct }: Settings) =>
  ascendingAC ? 'ascending' : thac0Direct ? 'thac0' : 'matrix';

/** Old-School Essentials, the adventures chapter: its contents page. */
export const ose = (settings: Settings): Ruleset => ({
  advancement: oseAdvancement,
  afflictions: oseAfflictions,
  grappling: oseGrappling,
  parrying: oseParrying,
  twoWeapons: oseTwoWeapons,
  turn: oseTurn,
  movement: oseMovement({ familiar: settings.familiarMultiplier }),
  encumbrance: oseEncumbrance({ method: settings.encumbrance, gear: settings.miscGearWeight }),
  doors: oseDoors({ swingShut: settings.doorsSwingShut }),
  light: oseLight,
  sight: oseSight,
  missiles: oseMissiles,
  monsters: oseMonsters,
  wandering: oseWandering({ every: settings.wanderingEveryTurns, chance: settings.wanderingChance }),
  rest: oseRest,
  search: oseSearch,
  listening: oseListening,
  party: oseParty({ rollOffDie: settings.rollOffDie, retainerShare: settings.retainerShare }),
  abilityCheck: oseAbilityCheck,
  attack: oseAttack({ ...chapterAttacks(settings), method: attackMethod(settings) }),
  bombing: oseBombing,
  combatRound: oseCombatRound({ morale: settings.morale }),
  damage: oseDamage({
    variableWeaponDamage: settings.variableWeaponDamage,
    subduing: settings.subduing,
  }),
  distance: oseDistance,
  dying: oseDying({ magicItemsSave: settings.magicItemSave }),
  encounter: oseEncounter,
  equipment: oseEquipment,
  equipping: oseEquipping,
  evasion: oseEvasion,
  initiative: oseInitiative({
    individual: settings.individualInitiative,
    ties: settings.initiativeTies,
  }),
  morale: oseMorale({ morale: settings.morale }),
  pursuit: osePursuit,
  reaction: oseReaction,
  research: null,
  scribing: null,
  training: null,
  upkeep: null,
  retainers: oseRetainers(oseCharacterMaking),
  savingThrow: oseSavingThrow,
  skills: oseSkills,
  sneaking: oseSneaking,
  pickpocketing: osePickpocketing,
  backgrounds: oseBackgrounds,
  illusions: oseIllusions,
  massCombat: oseMassCombat,
  conversion: oseConversion,
  spells: oseSpells,
  surprise: oseSurprise({ lightGivesAway: settings.lightPreventsSurprise }),
  turning: oseTurning,
  traps: oseTraps(),
  falling: oseFalling,
  classFunctions: oseClassFunctions,
  climbing: oseClimbing,
  swimming: oseSwimming,
  time: oseTime,
  healing: oseHealing,
  provisions: oseProvisions({ starvation: settings.starvationPreset }),
  mapping: oseMapping,
  precedence: osePrecedence,
  travel: oseTravel({ checksADay: settings.wildernessChecksPerDay }),
  voyage: oseVoyage({ variableWind: settings.variableWind, checksADay: settings.seaChecksPerDay }),
  characterMaking: oseCharacterMaking,
});
