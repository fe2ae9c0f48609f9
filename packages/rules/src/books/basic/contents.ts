import type { Ruleset } from '../../core/index.ts';
import { oseAbilityCheck } from '../../procedures/body/ability-check/ose.ts';
import { oseAfflictions } from '../../procedures/body/afflictions/ose.ts';
import { basicDamage } from '../../procedures/body/damage/basic.ts';
import { oseDamage } from '../../procedures/body/damage/ose.ts';
import { oseDying } from '../../procedures/body/dying/ose.ts';
import { oseHealing } from '../../procedures/body/healing/ose.ts';
import { oseMonsters } from '../../procedures/body/monsters/ose.ts';
import { basicSavingThrow } from '../../procedures/body/saving-throw/basic.ts';
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
import { basicAttack } from '../../procedures/fight/attack/basic.ts';
import { oseAttack } from '../../procedures/fight/attack/ose.ts';
import { oseBackgrounds } from '../../procedures/fight/backgrounds/ose.ts';
import { oseCombatRound } from '../../procedures/fight/combat-round/ose.ts';
import { oseGrappling } from '../../procedures/fight/grappling/ose.ts';
import { basicInitiative } from '../../procedures/fight/initiative/basic.ts';
import { oseInitiative } from '../../procedures/fight/initiative/ose.ts';
import { oseMassCombat } from '../../procedures/fight/mass-combat/ose.ts';
import { basicMissiles } from '../../procedures/fight/missiles/basic.ts';
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
import { basicMorale } from '../../procedures/meeting/morale/basic.ts';
import { oseMorale } from '../../procedures/meeting/morale/ose.ts';
import { osePursuit } from '../../procedures/meeting/pursuit/ose.ts';
import { basicReaction } from '../../procedures/meeting/reaction/basic.ts';
import { basicSurprise } from '../../procedures/meeting/surprise/basic.ts';
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
import { picked, type SettingsOf } from '../book/settings.ts';
import { ATTACKS_HEED, chapterAttacks, OSE_OPTIONS } from '../ose/options.ts';

/** The options of the chapter that change what is borrowed of it. */
export const BASIC_HEEDS = [
  ...picked(
    OSE_OPTIONS,
    ...ATTACKS_HEED,
    'doorsSwingShut',
    'encumbrance',
    'familiarMultiplier',
    'lightPreventsSurprise',
    'magicItemSave',
    'miscGearWeight',
    'morale',
    'retainerShare',
    'rollOffDie',
    'seaChecksPerDay',
    'starvationPreset',
    'subduing',
    'variableWind',
    'wanderingChance',
    'wanderingEveryTurns',
    'wildernessChecksPerDay',
  ),
];
type Settings = SettingsOf<(typeof BASIC_HEEDS)[number]>;

/** Basic Fantasy, its combat and saving throws: its contents page. All else is borrowed from the adventures chapter, by name. */
export const basicContents = (settings: Settings): Ruleset => ({
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
  missiles: basicMissiles(oseMissiles),
  monsters: oseMonsters,
  wandering: oseWandering({ every: settings.wanderingEveryTurns, chance: settings.wanderingChance }),
  // The book has neither treasure types nor stocking odds of its own.
  hoards: oseHoards,
  stocking: oseStocking,
  rest: oseRest,
  search: oseSearch,
  listening: oseListening,
  party: oseParty({ rollOffDie: settings.rollOffDie, retainerShare: settings.retainerShare }),
  abilityCheck: oseAbilityCheck,
  attack: basicAttack(oseAttack({ ...chapterAttacks(settings), method: 'ascending' })),
  bombing: oseBombing,
  combatRound: oseCombatRound({ morale: settings.morale }),
  damage: basicDamage(oseDamage({ variableWeaponDamage: true, subduing: settings.subduing })),
  distance: oseDistance,
  dying: oseDying({ magicItemsSave: settings.magicItemSave }),
  encounter: oseEncounter,
  equipment: oseEquipment,
  equipping: oseEquipping,
  evasion: oseEvasion,
  initiative: basicInitiative(oseInitiative({ individual: true, ties: 'simultaneous' })),
  morale: basicMorale(oseMorale({ morale: settings.morale })),
  pursuit: osePursuit,
  reaction: basicReaction,
  research: null,
  scribing: null,
  training: null,
  upkeep: null,
  retainers: oseRetainers(oseCharacterMaking),
  savingThrow: basicSavingThrow(oseSavingThrow),
  skills: oseSkills,
  sneaking: oseSneaking,
  pickpocketing: osePickpocketing,
  backgrounds: oseBackgrounds,
  illusions: oseIllusions,
  massCombat: oseMassCombat,
  conversion: oseConversion,
  spells: oseSpells,
  surprise: basicSurprise(oseSurprise({ lightGivesAway: settings.lightPreventsSurprise })),
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
