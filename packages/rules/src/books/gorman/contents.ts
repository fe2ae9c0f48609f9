import type { Ruleset } from '../../core/index.ts';
import { oseAbilityCheck } from '../../procedures/body/ability-check/ose.ts';
import { oseAfflictions } from '../../procedures/body/afflictions/ose.ts';
import { gormanDamageRule } from '../../procedures/body/damage/gorman.ts';
import { oseDamage } from '../../procedures/body/damage/ose.ts';
import { gormanDying } from '../../procedures/body/dying/gorman.ts';
import { oseDying } from '../../procedures/body/dying/ose.ts';
import { gormanHealing } from '../../procedures/body/healing/gorman.ts';
import { gormanMonsters } from '../../procedures/body/monsters/gorman.ts';
import { oseMonsters } from '../../procedures/body/monsters/ose.ts';
import { gormanSavingThrow } from '../../procedures/body/saving-throw/gorman.ts';
import { oseSavingThrow } from '../../procedures/body/saving-throw/ose.ts';
import { oseBombing } from '../../procedures/dungeon/bombing/ose.ts';
import { oseClimbing } from '../../procedures/dungeon/climbing/ose.ts';
import { oseDoors } from '../../procedures/dungeon/doors/ose.ts';
import { oseFalling } from '../../procedures/dungeon/falling/ose.ts';
import { oseIllusions } from '../../procedures/dungeon/illusions/ose.ts';
import { gormanLight } from '../../procedures/dungeon/light/gorman.ts';
import { oseLight } from '../../procedures/dungeon/light/ose.ts';
import { oseListening } from '../../procedures/dungeon/listening/ose.ts';
import { oseMapping } from '../../procedures/dungeon/mapping/ose.ts';
import { gormanMovement } from '../../procedures/dungeon/movement/gorman.ts';
import { oseMovement } from '../../procedures/dungeon/movement/ose.ts';
import { osePickpocketing } from '../../procedures/dungeon/pickpocketing/ose.ts';
import { gormanRest } from '../../procedures/dungeon/rest/gorman.ts';
import { oseRest } from '../../procedures/dungeon/rest/ose.ts';
import { gormanSearch } from '../../procedures/dungeon/search/gorman.ts';
import { oseSearch } from '../../procedures/dungeon/search/ose.ts';
import { oseSight } from '../../procedures/dungeon/sight/ose.ts';
import { oseSneaking } from '../../procedures/dungeon/sneaking/ose.ts';
import { oseStocking } from '../../procedures/dungeon/stocking/ose.ts';
import { oseSwimming } from '../../procedures/dungeon/swimming/ose.ts';
import { oseTime } from '../../procedures/dungeon/time/ose.ts';
import { oseTraps } from '../../procedures/dungeon/traps/ose.ts';
import { gormanTurn } from '../../procedures/dungeon/turn/gorman.ts';
import { oseTurn } from '../../procedures/dungeon/turn/ose.ts';
import { gormanWandering } from '../../procedures/dungeon/wandering/gorman.ts';
import { oseWandering } from '../../procedures/dungeon/wandering/ose.ts';
import { gormanAttack } from '../../procedures/fight/attack/gorman.ts';
import { oseAttack } from '../../procedures/fight/attack/ose.ts';
import { oseBackgrounds } from '../../procedures/fight/backgrounds/ose.ts';
import { gormanCombatRound } from '../../procedures/fight/combat-round/gorman.ts';
import { oseCombatRound } from '../../procedures/fight/combat-round/ose.ts';
import { gormanGrappling } from '../../procedures/fight/grappling/gorman.ts';
import { gormanInitiative } from '../../procedures/fight/initiative/gorman.ts';
import { oseInitiative } from '../../procedures/fight/initiative/ose.ts';
import { oseMassCombat } from '../../procedures/fight/mass-combat/ose.ts';
import { gormanMissiles } from '../../procedures/fight/missiles/gorman.ts';
import { oseMissiles } from '../../procedures/fight/missiles/ose.ts';
import { oseParrying } from '../../procedures/fight/parrying/ose.ts';
import { gormanSpells } from '../../procedures/fight/spells/gorman.ts';
import { oseSpells } from '../../procedures/fight/spells/ose.ts';
import { gormanTurningRule } from '../../procedures/fight/turning/gorman.ts';
import { gormanTwoWeapons } from '../../procedures/fight/two-weapons/gorman.ts';
import { gormanAdvancement } from '../../procedures/making/advancement/gorman.ts';
import { gormanCharacterMaking } from '../../procedures/making/character-making/gorman.ts';
import { gormanClassFunctions } from '../../procedures/making/class-functions/gorman.ts';
import { oseClassFunctions } from '../../procedures/making/class-functions/ose.ts';
import { oseSkills } from '../../procedures/making/skills/ose.ts';
import { gormanDistanceRule } from '../../procedures/meeting/distance/gorman.ts';
import { oseDistance } from '../../procedures/meeting/distance/ose.ts';
import { gormanEncounter } from '../../procedures/meeting/encounter/gorman.ts';
import { oseEncounter } from '../../procedures/meeting/encounter/ose.ts';
import { gormanEvasion } from '../../procedures/meeting/evasion/gorman.ts';
import { oseEvasion } from '../../procedures/meeting/evasion/ose.ts';
import { gormanMoraleRule } from '../../procedures/meeting/morale/gorman.ts';
import { oseMorale } from '../../procedures/meeting/morale/ose.ts';
import { gormanPursuit } from '../../procedures/meeting/pursuit/gorman.ts';
import { osePursuit } from '../../procedures/meeting/pursuit/ose.ts';
import { gormanReactionRule } from '../../procedures/meeting/reaction/gorman.ts';
import { gormanSurprise } from '../../procedures/meeting/surprise/gorman.ts';
import { oseSurprise } from '../../procedures/meeting/surprise/ose.ts';
import { gormanEncumbrance } from '../../procedures/party/encumbrance/gorman.ts';
import { gormanEquipping } from '../../procedures/party/equipping/gorman.ts';
import { oseHoards } from '../../procedures/party/hoards/ose.ts';
import { gormanParty } from '../../procedures/party/party/gorman.ts';
import { oseParty } from '../../procedures/party/party/ose.ts';
import { oseProvisions } from '../../procedures/party/provisions/ose.ts';
import { gormanRetainers } from '../../procedures/party/retainers/gorman.ts';
import { oseConversion } from '../../procedures/table/conversion/ose.ts';
import { gormanEquipment } from '../../procedures/table/equipment/gorman.ts';
import { oseEquipment } from '../../procedures/table/equipment/ose.ts';
import { gormanPrecedence } from '../../procedures/table/precedence/gorman.ts';
import { osePrecedence } from '../../procedures/table/precedence/ose.ts';
import { gormanResearch } from '../../procedures/town/research/gorman.ts';
import { gormanScribing } from '../../procedures/town/scribing/gorman.ts';
import { oseTravel } from '../../procedures/wilds/travel/ose.ts';
import { oseVoyage } from '../../procedures/wilds/voyage/ose.ts';
import { picked, type SettingsOf } from '../book/settings.ts';
import { ATTACKS_HEED, chapterAttacks, OSE_OPTIONS } from '../ose/options.ts';
import { GORMAN_OPTIONS } from './options.ts';

/** The options that change what the book answers: its own, and those of the chapter where it borrows. */
export const GORMAN_HEEDS = [
  ...picked(
    OSE_OPTIONS,
    ...ATTACKS_HEED,
    'variableWeaponDamage',
    'subduing',
    'magicItemSave',
    'individualInitiative',
    'initiativeTies',
    'variableWind',
    'starvationPreset',
    'familiarMultiplier',
    'doorsSwingShut',
    'wildernessChecksPerDay',
    'seaChecksPerDay',
    'rollOffDie',
  ),
  ...GORMAN_OPTIONS,
];
type Settings = SettingsOf<(typeof GORMAN_HEEDS)[number]>;

/** Paul Gorman's house rules: their contents page. Where they are silent they name the adventures chapter, which their first rule falls back on (GOR-RUL-01). */
export const gormanContents = (settings: Settings): Ruleset => ({
  advancement: gormanAdvancement({
    elf: settings.elfReducedFromLevel,
    dwarf: settings.dwarfReducedFromLevel,
  }),
  afflictions: oseAfflictions,
  grappling: gormanGrappling({ alone: settings.soloGrapple }),
  turn: gormanTurn(oseTurn),
  movement: gormanMovement(oseMovement({ familiar: settings.familiarMultiplier })),
  parrying: oseParrying,
  twoWeapons: gormanTwoWeapons,
  encumbrance: gormanEncumbrance,
  doors: oseDoors({ swingShut: settings.doorsSwingShut }),
  light: gormanLight(oseLight),
  sight: oseSight,
  missiles: gormanMissiles(oseMissiles),
  monsters: gormanMonsters(oseMonsters),
  wandering: gormanWandering(oseWandering()),
  // The book has neither treasure types nor stocking odds of its own.
  hoards: oseHoards,
  stocking: oseStocking,
  rest: gormanRest(oseRest, { everyHour: settings.restEveryHour }),
  search: gormanSearch(oseSearch),
  listening: oseListening,
  party: gormanParty(oseParty({ rollOffDie: settings.rollOffDie })),
  abilityCheck: oseAbilityCheck,
  attack: gormanAttack(oseAttack({ ...chapterAttacks(settings), method: 'matrix' }), {
    inCombat: settings.abilityModsInCombat,
  }),
  bombing: oseBombing,
  combatRound: gormanCombatRound(oseCombatRound({ morale: true }), {
    moveAndAttack: settings.moveAndAttack,
    retreatPenalty: settings.retreatPenalty,
  }),
  damage: gormanDamageRule(oseDamage({ variableWeaponDamage: true, subduing: settings.subduing }), {
    strengthCounts: settings.abilityModsInCombat,
    byWeapon: settings.variableWeaponDamage,
  }),
  distance: gormanDistanceRule(oseDistance, { outdoorYards: settings.outdoorYards }),
  dying: gormanDying(oseDying({ magicItemsSave: settings.magicItemSave }), {
    hinders: settings.lossesHinder,
  }),
  encounter: gormanEncounter(oseEncounter),
  equipment: gormanEquipment(oseEquipment),
  equipping: gormanEquipping,
  evasion: gormanEvasion(oseEvasion),
  initiative: gormanInitiative(
    oseInitiative({
      individual: settings.individualInitiative,
      ties: settings.initiativeTies,
    }),
    { once: !settings.initiativeEachTurn, slowWeapons: settings.slowWeapons },
  ),
  morale: gormanMoraleRule(oseMorale({ morale: true }), { twoSuccesses: settings.twoMoraleSuccesses }),
  pursuit: gormanPursuit(osePursuit),
  reaction: gormanReactionRule,
  research: gormanResearch,
  scribing: gormanScribing,
  training: null,
  upkeep: null,
  retainers: gormanRetainers(gormanCharacterMaking),
  savingThrow: gormanSavingThrow(oseSavingThrow),
  skills: oseSkills,
  sneaking: oseSneaking,
  pickpocketing: osePickpocketing,
  backgrounds: oseBackgrounds,
  illusions: oseIllusions,
  massCombat: oseMassCombat,
  conversion: oseConversion,
  spells: gormanSpells(oseSpells, { reversedAt: settings.reversedAt }),
  surprise: gormanSurprise(oseSurprise({ lightGivesAway: true }), {
    lightGivesAway: settings.lightGivesAway,
  }),
  turning: gormanTurningRule,
  traps: oseTraps(),
  falling: oseFalling,
  classFunctions: gormanClassFunctions(oseClassFunctions, { inCombat: settings.abilityModsInCombat }),
  climbing: oseClimbing,
  swimming: oseSwimming,
  time: oseTime,
  healing: gormanHealing,
  provisions: oseProvisions({ starvation: settings.starvationPreset }),
  mapping: oseMapping,
  precedence: gormanPrecedence(osePrecedence),
  travel: oseTravel({ checksADay: settings.wildernessChecksPerDay }),
  voyage: oseVoyage({ variableWind: settings.variableWind, checksADay: settings.seaChecksPerDay }),
  characterMaking: gormanCharacterMaking,
});
