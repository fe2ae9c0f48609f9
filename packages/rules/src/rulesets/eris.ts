import type { Ruleset } from '../core/index.ts';
import { oseAbilityCheck } from '../procedures/ability-check/ose.ts';
import { erisAdvancement } from '../procedures/advancement/eris-slot.ts';
import { erisAfflictions } from '../procedures/afflictions/eris.ts';
import { erisAttack } from '../procedures/attack/eris.ts';
import { oseAttack } from '../procedures/attack/ose.ts';
import { erisBackgrounds } from '../procedures/backgrounds/eris-slot.ts';
import { oseBombing } from '../procedures/bombing/ose.ts';
import { erisCharacterMaking } from '../procedures/character-making/eris-making.ts';
import { oseCharacterMaking } from '../procedures/character-making/ose.ts';
import { erisClassFunctions } from '../procedures/class-functions/eris.ts';
import { erisClimbing } from '../procedures/climbing/eris.ts';
import { oseClimbing } from '../procedures/climbing/ose.ts';
import { erisCombatRound } from '../procedures/combat-round/eris-slot.ts';
import { oseCombatRound } from '../procedures/combat-round/ose.ts';
import { erisConversion } from '../procedures/conversion/eris-slot.ts';
import { erisDamageRule } from '../procedures/damage/eris.ts';
import { oseDamage } from '../procedures/damage/ose.ts';
import { oseDistance } from '../procedures/distance/ose.ts';
import { erisDoors } from '../procedures/doors/eris.ts';
import { oseDoors } from '../procedures/doors/ose.ts';
import { erisDying } from '../procedures/dying/eris.ts';
import { oseDying } from '../procedures/dying/ose.ts';
import { erisEncounter } from '../procedures/encounter/eris.ts';
import { oseEncounter } from '../procedures/encounter/ose.ts';
import { erisEncumbrance } from '../procedures/encumbrance/eris.ts';
import { oseEquipment } from '../procedures/equipment/ose.ts';
import { erisEquipping } from '../procedures/equipping/eris-slot.ts';
import { oseEquipping } from '../procedures/equipping/ose.ts';
import { erisEvasion } from '../procedures/evasion/eris.ts';
import { oseEvasion } from '../procedures/evasion/ose.ts';
import { oseFalling } from '../procedures/falling/ose.ts';
import { erisGrappling } from '../procedures/grappling/eris-slot.ts';
import { erisHealing } from '../procedures/healing/eris-slot.ts';
import { erisIllusions } from '../procedures/illusions/eris-slot.ts';
import { erisInitiative } from '../procedures/initiative/eris.ts';
import { erisLightRule } from '../procedures/light/eris.ts';
import { oseListening } from '../procedures/listening/ose.ts';
import { oseMapping } from '../procedures/mapping/ose.ts';
import { erisMassCombat } from '../procedures/mass-combat/eris-slot.ts';
import { erisMissiles } from '../procedures/missiles/eris-slot.ts';
import { oseMissiles } from '../procedures/missiles/ose.ts';
import { oseMonsters } from '../procedures/monsters/ose.ts';
import { erisMorale } from '../procedures/morale/eris.ts';
import { oseMorale } from '../procedures/morale/ose.ts';
import { erisMovement } from '../procedures/movement/eris.ts';
import { oseMovement } from '../procedures/movement/ose.ts';
import { erisParrying } from '../procedures/parrying/eris-slot.ts';
import { erisParty } from '../procedures/party/eris-slot.ts';
import { oseParty } from '../procedures/party/ose.ts';
import { erisPickpocketing } from '../procedures/pickpocketing/eris-slot.ts';
import { erisPrecedence } from '../procedures/precedence/eris-slot.ts';
import { oseProvisions } from '../procedures/provisions/ose.ts';
import { erisPursuit } from '../procedures/pursuit/eris-slot.ts';
import { osePursuit } from '../procedures/pursuit/ose.ts';
import { oseReaction } from '../procedures/reaction/ose.ts';
import { oseRest } from '../procedures/rest/ose.ts';
import { erisRetainers } from '../procedures/retainers/eris-slot.ts';
import { erisSavingThrow } from '../procedures/saving-throw/eris.ts';
import { erisSearch } from '../procedures/search/eris.ts';
import { oseSearch } from '../procedures/search/ose.ts';
import { oseSight } from '../procedures/sight/ose.ts';
import { erisSkills } from '../procedures/skills/eris-slot.ts';
import { erisSneaking } from '../procedures/sneaking/eris-slot.ts';
import { erisSpells } from '../procedures/spells/eris.ts';
import { oseSpells } from '../procedures/spells/ose.ts';
import { erisSurprise } from '../procedures/surprise/eris.ts';
import { oseSurprise } from '../procedures/surprise/ose.ts';
import { oseSwimming } from '../procedures/swimming/ose.ts';
import { oseTime } from '../procedures/time/ose.ts';
import { erisTraining } from '../procedures/training/eris.ts';
import { erisTraps } from '../procedures/traps/eris.ts';
import { oseTraps } from '../procedures/traps/ose.ts';
import { oseTravel } from '../procedures/travel/ose-day.ts';
import { erisTurn } from '../procedures/turn/eris.ts';
import { oseTurn } from '../procedures/turn/ose.ts';
import { erisTurningRule } from '../procedures/turning/eris.ts';
import { erisTwoWeapons } from '../procedures/two-weapons/eris.ts';
import { erisUpkeep } from '../procedures/upkeep/eris-slot.ts';
import { oseVoyage } from '../procedures/voyage/ose-day.ts';
import { oseWandering } from '../procedures/wandering/ose.ts';
import { chapterAttacks, type Settings } from './settings.ts';

/** Who comes first, in a fight and in a chase (ERI-INI-01, ERI-INI-02). */
const initiativeOrder = ({ lowFirst, tieByDexterity }: Settings) => ({ lowFirst, tieByDexterity });

/** The Planet Eris house rules: their contents page. Where they are silent they name the adventures chapter (ERI-RUL-03). */
export const eris = (settings: Settings): Ruleset => ({
  advancement: erisAdvancement({
    sessionEnd: settings.sessionEndAwards,
    levelRatio: settings.levelRatio,
    oneLevelPerAward: settings.oneLevelPerAward,
    standalone: settings.standalone,
  }),
  afflictions: erisAfflictions,
  grappling: erisGrappling({
    method: settings.grappleMethod,
    weakSuffer: settings.strengthPenaltyInGrapple,
  }),
  parrying: erisParrying({ announced: settings.parryMustBeDeclared }),
  twoWeapons: erisTwoWeapons,
  turn: erisTurn(oseTurn, { roundsPerTurn: settings.roundsPerTurn }),
  movement: erisMovement(oseMovement({ familiar: settings.familiarMultiplier })),
  encumbrance: erisEncumbrance({
    itemLimits: settings.enforceItemLimits,
    ignoreBelow: settings.ignoreBelowCoins,
  }),
  doors: erisDoors(oseDoors({ swingShut: settings.doorsSwingShut }), { anyone: settings.stuckDoorChance }),
  light: erisLightRule,
  // On infravision and on what can be seen the book is silent.
  sight: oseSight,
  missiles: erisMissiles(oseMissiles, {
    outdoorYards: settings.missileYards,
    fromShort: settings.indirectFromShort,
  }),
  // Monsters are met by the levels of the adventures chapter; those of other books are made over (ERI-CNV).
  monsters: oseMonsters,
  // The book says nothing of wandering monsters.
  wandering: oseWandering({ every: settings.wanderingEveryTurns, chance: settings.wanderingChance }),
  // Of rest in the dungeon it says nothing; weeks in safety heal (ERI-REC-02).
  rest: oseRest,
  search: erisSearch(oseSearch, { anyone: settings.secretDoorChance }),
  // Nobody of the book hears better at doors: no background has the skill (ERI-ADV-06).
  listening: oseListening,
  // On the size and mix of a party the book is silent.
  party: erisParty(oseParty()),
  // The book checks skills; where an ability is checked all the same, the chapter says how.
  abilityCheck: oseAbilityCheck,
  attack: erisAttack(oseAttack({ ...chapterAttacks(settings), method: 'matrix' }), {
    oneMisses: settings.naturalOneMisses,
    dexterityMissiles: settings.dexterityMissiles,
    manyWithMissiles: settings.multipleAttacksWithMissiles,
  }),
  // Silent.
  bombing: oseBombing,
  combatRound: erisCombatRound(oseCombatRound({ morale: settings.morale }), {
    declarationBinds: settings.declarationBinds,
    interruptedSpellLost: settings.interruptedSpellLost,
    itemsCountAsSpells: settings.itemsCountAsSpells,
    moveAndStrike: settings.moveAndStrike,
    hasteActions: settings.hasteActions,
    quickActions: settings.quickActions,
  }),
  damage: erisDamageRule(oseDamage({ variableWeaponDamage: false, subduing: settings.subduing })),
  // Silent: no distances of its own.
  distance: oseDistance,
  dying: erisDying(oseDying({ magicItemsSave: settings.magicItemSave })),
  encounter: erisEncounter(oseEncounter),
  // The 1974 list is not among its sources; the chapter’s prices stand in.
  equipment: oseEquipment,
  equipping: erisEquipping(oseEquipping, {
    mostHelpers: settings.maxAssistants === 'none' ? Number.POSITIVE_INFINITY : Number(settings.maxAssistants),
    strengthDoors: settings.strengthDoors,
    forcing: settings.stuckDoorChance,
    roundsPerTurn: settings.roundsPerTurn,
  }),
  evasion: erisEvasion(oseEvasion),
  initiative: erisInitiative({
    ...initiativeOrder(settings),
    once: settings.initiativeOncePerFight,
  }),
  morale: erisMorale(oseMorale({ morale: settings.morale })),
  pursuit: erisPursuit(osePursuit, {
    ...initiativeOrder(settings),
    roundsPerTurn: settings.roundsPerTurn,
  }),
  // The book knows the reaction of hirelings alone (ERI-HIR-10), and hatred at sight (ERI-ELF-14, ERI-DWF-06).
  reaction: oseReaction,
  research: null,
  scribing: null,
  training: erisTraining,
  upkeep: erisUpkeep({
    weekly: settings.weeklyUpkeep,
    percent: settings.upkeepPercent,
  }),
  retainers: erisRetainers({
    specialistsCount: settings.specialistsCount,
    allUnusual: settings.allUnusual,
    charismaToOffers: settings.charismaToOffers,
    countEveryFight: settings.countEveryFight,
    upkeep: settings.hirelingUpkeepMode,
    hirelingsMayLead: settings.hirelingsMayLead,
  }),
  savingThrow: erisSavingThrow,
  skills: erisSkills,
  sneaking: erisSneaking,
  pickpocketing: erisPickpocketing,
  backgrounds: erisBackgrounds({ daysNeeded: settings.daysNeeded }),
  illusions: erisIllusions,
  massCombat: erisMassCombat,
  conversion: erisConversion,
  spells: erisSpells(oseSpells),
  surprise: erisSurprise(oseSurprise({ lightGivesAway: true })),
  turning: erisTurningRule,
  traps: erisTraps(oseTraps()),
  // Looked up in the adventures chapter by its own list (ERI-RUL-03).
  falling: oseFalling,
  classFunctions: erisClassFunctions({
    searching: settings.secretDoorChance,
    forcing: settings.stuckDoorChance,
    noteChance: settings.noteChance,
  }),
  climbing: erisClimbing(oseClimbing),
  // Drowning is looked up in the adventures chapter by its own list (ERI-RUL-03).
  swimming: oseSwimming,
  // What is counted is the same; how long a fight takes is the turn’s to say (ERI-TIM-02).
  time: oseTime,
  healing: erisHealing,
  // Starvation is looked up in the adventures chapter by its own list (ERI-RUL-03).
  provisions: oseProvisions({ starvation: settings.starvationPreset }),
  // Silent.
  mapping: oseMapping,
  precedence: erisPrecedence({
    visible: settings.rulesVisibleToPlayers,
    show: settings.showRules,
  }),
  // Silent: rates outdoors are the chapter’s.
  travel: oseTravel({ checksADay: settings.wildernessChecksPerDay }),
  // Silent.
  voyage: oseVoyage({ variableWind: settings.variableWind, checksADay: settings.seaChecksPerDay }),
  characterMaking: erisCharacterMaking(oseCharacterMaking),
});
