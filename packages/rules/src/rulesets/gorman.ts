import type { Ruleset } from '../core/index.ts';
import { oseAbilityCheck } from '../procedures/ability-check/ose.ts';
import { gormanAdvancement } from '../procedures/advancement/gorman-slot.ts';
import { oseAfflictions } from '../procedures/afflictions/ose.ts';
import { gormanAttack } from '../procedures/attack/gorman.ts';
import { oseAttack } from '../procedures/attack/ose.ts';
import { oseBackgrounds } from '../procedures/backgrounds/ose.ts';
import { oseBombing } from '../procedures/bombing/ose.ts';
import { gormanCharacterMaking } from '../procedures/character-making/gorman-making.ts';
import { gormanClassFunctions } from '../procedures/class-functions/gorman-slot.ts';
import { oseClassFunctions } from '../procedures/class-functions/ose.ts';
import { oseClimbing } from '../procedures/climbing/ose.ts';
import { gormanCombatRound } from '../procedures/combat-round/gorman.ts';
import { oseCombatRound } from '../procedures/combat-round/ose.ts';
import { oseConversion } from '../procedures/conversion/ose.ts';
import { gormanDamageRule } from '../procedures/damage/gorman.ts';
import { oseDamage } from '../procedures/damage/ose.ts';
import { gormanDistanceRule } from '../procedures/distance/gorman.ts';
import { oseDistance } from '../procedures/distance/ose.ts';
import { oseDoors } from '../procedures/doors/ose.ts';
import { gormanDying } from '../procedures/dying/gorman.ts';
import { oseDying } from '../procedures/dying/ose.ts';
import { gormanEncounter } from '../procedures/encounter/gorman.ts';
import { oseEncounter } from '../procedures/encounter/ose.ts';
import { gormanEncumbrance } from '../procedures/encumbrance/gorman.ts';
import { gormanEquipment } from '../procedures/equipment/gorman.ts';
import { gormanEquipping } from '../procedures/equipping/gorman-slot.ts';
import { gormanEvasion } from '../procedures/evasion/gorman.ts';
import { oseEvasion } from '../procedures/evasion/ose.ts';
import { oseFalling } from '../procedures/falling/ose.ts';
import { gormanGrappling } from '../procedures/grappling/gorman-slot.ts';
import { gormanHealing } from '../procedures/healing/gorman.ts';
import { oseIllusions } from '../procedures/illusions/ose.ts';
import { gormanInitiative } from '../procedures/initiative/gorman.ts';
import { oseInitiative } from '../procedures/initiative/ose.ts';
import { gormanLight } from '../procedures/light/gorman.ts';
import { oseLight } from '../procedures/light/ose.ts';
import { oseListening } from '../procedures/listening/ose.ts';
import { oseMapping } from '../procedures/mapping/ose.ts';
import { oseMassCombat } from '../procedures/mass-combat/ose.ts';
import { gormanMissiles } from '../procedures/missiles/gorman.ts';
import { oseMissiles } from '../procedures/missiles/ose.ts';
import { oseMonsters } from '../procedures/monsters/ose.ts';
import { gormanMoraleRule } from '../procedures/morale/gorman.ts';
import { oseMorale } from '../procedures/morale/ose.ts';
import { gormanMovement } from '../procedures/movement/gorman.ts';
import { oseMovement } from '../procedures/movement/ose.ts';
import { oseParrying } from '../procedures/parrying/ose.ts';
import { gormanParty } from '../procedures/party/gorman.ts';
import { oseParty } from '../procedures/party/ose.ts';
import { osePickpocketing } from '../procedures/pickpocketing/ose.ts';
import { osePrecedence } from '../procedures/precedence/ose.ts';
import { oseProvisions } from '../procedures/provisions/ose.ts';
import { gormanPursuit } from '../procedures/pursuit/gorman.ts';
import { osePursuit } from '../procedures/pursuit/ose.ts';
import { gormanReactionRule } from '../procedures/reaction/gorman.ts';
import { gormanResearch } from '../procedures/research/gorman-slot.ts';
import { gormanRest } from '../procedures/rest/gorman.ts';
import { oseRest } from '../procedures/rest/ose.ts';
import { gormanRetainers } from '../procedures/retainers/gorman-slot.ts';
import { gormanSavingThrow } from '../procedures/saving-throw/gorman.ts';
import { gormanScribing } from '../procedures/scribing/gorman-slot.ts';
import { gormanSearch } from '../procedures/search/gorman.ts';
import { oseSearch } from '../procedures/search/ose.ts';
import { oseSight } from '../procedures/sight/ose.ts';
import { oseSkills } from '../procedures/skills/ose.ts';
import { oseSneaking } from '../procedures/sneaking/ose.ts';
import { gormanSpells } from '../procedures/spells/gorman-slot.ts';
import { oseSpells } from '../procedures/spells/ose.ts';
import { gormanSurprise } from '../procedures/surprise/gorman.ts';
import { oseSurprise } from '../procedures/surprise/ose.ts';
import { oseSwimming } from '../procedures/swimming/ose.ts';
import { oseTime } from '../procedures/time/ose.ts';
import { oseTraps } from '../procedures/traps/ose.ts';
import { oseTravel } from '../procedures/travel/ose-day.ts';
import { gormanTurn } from '../procedures/turn/gorman.ts';
import { oseTurn } from '../procedures/turn/ose.ts';
import { gormanTurningRule } from '../procedures/turning/gorman.ts';
import { gormanTwoWeapons } from '../procedures/two-weapons/gorman.ts';
import { oseVoyage } from '../procedures/voyage/ose-day.ts';
import { gormanWandering } from '../procedures/wandering/gorman.ts';
import { oseWandering } from '../procedures/wandering/ose.ts';
import { chapterAttacks, type Settings } from './settings.ts';

/** Paul Gorman's house rules: their contents page. Where they are silent they name the adventures chapter, which their first rule falls back on (GOR-RUL-01). */
export const gorman = (settings: Settings): Ruleset => ({
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
  monsters: oseMonsters,
  wandering: gormanWandering(oseWandering()),
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
  equipment: gormanEquipment,
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
  savingThrow: gormanSavingThrow,
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
  precedence: osePrecedence,
  travel: oseTravel({ checksADay: settings.wildernessChecksPerDay }),
  voyage: oseVoyage({ variableWind: settings.variableWind, checksADay: settings.seaChecksPerDay }),
  characterMaking: gormanCharacterMaking,
});
