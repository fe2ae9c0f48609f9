import type { Ruleset } from '../../core/index.ts';
import { oseAbilityCheck } from '../../procedures/body/ability-check/ose.ts';
import { oseAfflictions } from '../../procedures/body/afflictions/ose.ts';
import { oseDamage } from '../../procedures/body/damage/ose.ts';
import { oseDying } from '../../procedures/body/dying/ose.ts';
import { oseHealing } from '../../procedures/body/healing/ose.ts';
import { oseMonsters } from '../../procedures/body/monsters/ose.ts';
import { oseSavingThrow } from '../../procedures/body/saving-throw/ose.ts';
import { oseBombing } from '../../procedures/dungeon/bombing/ose.ts';
import { oseClimbing } from '../../procedures/dungeon/climbing/ose.ts';
import { oseDoors } from '../../procedures/dungeon/doors/ose.ts';
import { oseFalling } from '../../procedures/dungeon/falling/ose.ts';
import { oseIllusions } from '../../procedures/dungeon/illusions/ose.ts';
import { oseLight } from '../../procedures/dungeon/light/ose.ts';
import { oseListening } from '../../procedures/dungeon/listening/ose.ts';
import { oseMapping } from '../../procedures/dungeon/mapping/ose.ts';
import { oseMovement } from '../../procedures/dungeon/movement/ose.ts';
import { osePickpocketing } from '../../procedures/dungeon/pickpocketing/ose.ts';
import { oseRest } from '../../procedures/dungeon/rest/ose.ts';
import { oseSearch } from '../../procedures/dungeon/search/ose.ts';
import { oseSight } from '../../procedures/dungeon/sight/ose.ts';
import { oseSneaking } from '../../procedures/dungeon/sneaking/ose.ts';
import { oseStocking } from '../../procedures/dungeon/stocking/ose.ts';
import { oseSwimming } from '../../procedures/dungeon/swimming/ose.ts';
import { oseTime } from '../../procedures/dungeon/time/ose.ts';
import { oseTraps } from '../../procedures/dungeon/traps/ose.ts';
import { oseTurn } from '../../procedures/dungeon/turn/ose.ts';
import { oseWandering } from '../../procedures/dungeon/wandering/ose.ts';
import { oseAttack } from '../../procedures/fight/attack/ose.ts';
import { oseBackgrounds } from '../../procedures/fight/backgrounds/ose.ts';
import { oseCombatRound } from '../../procedures/fight/combat-round/ose.ts';
import { oseGrappling } from '../../procedures/fight/grappling/ose.ts';
import { oseInitiative } from '../../procedures/fight/initiative/ose.ts';
import { oseMassCombat } from '../../procedures/fight/mass-combat/ose.ts';
import { oseMissiles } from '../../procedures/fight/missiles/ose.ts';
import { oseParrying } from '../../procedures/fight/parrying/ose.ts';
import { oseSpells } from '../../procedures/fight/spells/ose.ts';
import { oseTurning } from '../../procedures/fight/turning/ose.ts';
import { oseTwoWeapons } from '../../procedures/fight/two-weapons/ose.ts';
import { oseAdvancement } from '../../procedures/making/advancement/ose.ts';
import { oseCharacterMaking } from '../../procedures/making/character-making/ose.ts';
import { oseClassFunctions } from '../../procedures/making/class-functions/ose.ts';
import { oseSkills } from '../../procedures/making/skills/ose.ts';
import { oseDistance } from '../../procedures/meeting/distance/ose.ts';
import { oseEncounter } from '../../procedures/meeting/encounter/ose.ts';
import { oseEvasion } from '../../procedures/meeting/evasion/ose.ts';
import { oseMorale } from '../../procedures/meeting/morale/ose.ts';
import { osePursuit } from '../../procedures/meeting/pursuit/ose.ts';
import { oseReaction } from '../../procedures/meeting/reaction/ose.ts';
import { oseSurprise } from '../../procedures/meeting/surprise/ose.ts';
import { oseEncumbrance } from '../../procedures/party/encumbrance/ose.ts';
import { oseEquipping } from '../../procedures/party/equipping/ose.ts';
import { oseHoards } from '../../procedures/party/hoards/ose.ts';
import { oseParty } from '../../procedures/party/party/ose.ts';
import { oseProvisions } from '../../procedures/party/provisions/ose.ts';
import { oseRetainers } from '../../procedures/party/retainers/ose.ts';
import { oseConversion } from '../../procedures/table/conversion/ose.ts';
import { oseEquipment } from '../../procedures/table/equipment/ose.ts';
import { osePrecedence } from '../../procedures/table/precedence/ose.ts';
import { oseTravel } from '../../procedures/wilds/travel/ose.ts';
import { oseVoyage } from '../../procedures/wilds/voyage/ose.ts';
import type { SettingsOf } from '../book/settings.ts';
import { chapterAttacks, type OSE_OPTIONS } from './options.ts';

type Settings = SettingsOf<(typeof OSE_OPTIONS)[number]>;

/** The matrix, unless one of the other methods is chosen. */
const attackMethod = ({ ascendingAC, thac0Direct }: Settings) =>
  ascendingAC ? 'ascending' : thac0Direct ? 'thac0' : 'matrix';

/** Old-School Essentials, the adventures chapter: its contents page. */
export const oseContents = (settings: Settings): Ruleset => ({
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
  hoards: oseHoards,
  stocking: oseStocking,
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
