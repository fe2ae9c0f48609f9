import type { Ruleset } from '../../core/index.ts';
import { erisAbilityCheck } from '../../procedures/body/ability-check/eris.ts';
import { oseAbilityCheck } from '../../procedures/body/ability-check/ose.ts';
import { erisAfflictions } from '../../procedures/body/afflictions/eris.ts';
import { erisDamageRule } from '../../procedures/body/damage/eris.ts';
import { oseDamage } from '../../procedures/body/damage/ose.ts';
import { erisDying } from '../../procedures/body/dying/eris.ts';
import { oseDying } from '../../procedures/body/dying/ose.ts';
import { erisHealing } from '../../procedures/body/healing/eris.ts';
import { erisMonsters } from '../../procedures/body/monsters/eris.ts';
import { oseMonsters } from '../../procedures/body/monsters/ose.ts';
import { erisSavingThrow } from '../../procedures/body/saving-throw/eris.ts';
import { oseSavingThrow } from '../../procedures/body/saving-throw/ose.ts';
import { oseBombing } from '../../procedures/dungeon/bombing/ose.ts';
import { erisClimbing } from '../../procedures/dungeon/climbing/eris.ts';
import { oseClimbing } from '../../procedures/dungeon/climbing/ose.ts';
import { erisDoors } from '../../procedures/dungeon/doors/eris.ts';
import { oseDoors } from '../../procedures/dungeon/doors/ose.ts';
import { oseFalling } from '../../procedures/dungeon/falling/ose.ts';
import { erisIllusions } from '../../procedures/dungeon/illusions/eris.ts';
import { erisLightRule } from '../../procedures/dungeon/light/eris.ts';
import { oseListening } from '../../procedures/dungeon/listening/ose.ts';
import { oseMapping } from '../../procedures/dungeon/mapping/ose.ts';
import { erisMovement } from '../../procedures/dungeon/movement/eris.ts';
import { oseMovement } from '../../procedures/dungeon/movement/ose.ts';
import { erisPickpocketing } from '../../procedures/dungeon/pickpocketing/eris.ts';
import { oseRest } from '../../procedures/dungeon/rest/ose.ts';
import { erisSearch } from '../../procedures/dungeon/search/eris.ts';
import { oseSearch } from '../../procedures/dungeon/search/ose.ts';
import { oseSight } from '../../procedures/dungeon/sight/ose.ts';
import { erisSneaking } from '../../procedures/dungeon/sneaking/eris.ts';
import { oseStocking } from '../../procedures/dungeon/stocking/ose.ts';
import { oseSwimming } from '../../procedures/dungeon/swimming/ose.ts';
import { oseTime } from '../../procedures/dungeon/time/ose.ts';
import { erisTraps } from '../../procedures/dungeon/traps/eris.ts';
import { oseTraps } from '../../procedures/dungeon/traps/ose.ts';
import { erisTurn } from '../../procedures/dungeon/turn/eris.ts';
import { oseTurn } from '../../procedures/dungeon/turn/ose.ts';
import { oseWandering } from '../../procedures/dungeon/wandering/ose.ts';
import { erisAttack } from '../../procedures/fight/attack/eris.ts';
import { oseAttack } from '../../procedures/fight/attack/ose.ts';
import { erisBackgrounds } from '../../procedures/fight/backgrounds/eris.ts';
import { erisCombatRound } from '../../procedures/fight/combat-round/eris.ts';
import { oseCombatRound } from '../../procedures/fight/combat-round/ose.ts';
import { erisGrappling } from '../../procedures/fight/grappling/eris.ts';
import { erisInitiative } from '../../procedures/fight/initiative/eris.ts';
import { oseInitiative } from '../../procedures/fight/initiative/ose.ts';
import { erisMassCombat } from '../../procedures/fight/mass-combat/eris.ts';
import { erisMissiles } from '../../procedures/fight/missiles/eris.ts';
import { oseMissiles } from '../../procedures/fight/missiles/ose.ts';
import { erisParrying } from '../../procedures/fight/parrying/eris.ts';
import { erisSpells } from '../../procedures/fight/spells/eris.ts';
import { oseSpells } from '../../procedures/fight/spells/ose.ts';
import { erisTurningRule } from '../../procedures/fight/turning/eris.ts';
import { erisTwoWeapons } from '../../procedures/fight/two-weapons/eris.ts';
import { erisAdvancement } from '../../procedures/making/advancement/eris.ts';
import { erisCharacterMaking } from '../../procedures/making/character-making/eris.ts';
import { oseCharacterMaking } from '../../procedures/making/character-making/ose.ts';
import { erisClassFunctions } from '../../procedures/making/class-functions/eris.ts';
import { erisSkills } from '../../procedures/making/skills/eris.ts';
import { oseDistance } from '../../procedures/meeting/distance/ose.ts';
import { erisEncounter } from '../../procedures/meeting/encounter/eris.ts';
import { oseEncounter } from '../../procedures/meeting/encounter/ose.ts';
import { erisEvasion } from '../../procedures/meeting/evasion/eris.ts';
import { oseEvasion } from '../../procedures/meeting/evasion/ose.ts';
import { erisMorale } from '../../procedures/meeting/morale/eris.ts';
import { oseMorale } from '../../procedures/meeting/morale/ose.ts';
import { erisPursuit } from '../../procedures/meeting/pursuit/eris.ts';
import { osePursuit } from '../../procedures/meeting/pursuit/ose.ts';
import { oseReaction } from '../../procedures/meeting/reaction/ose.ts';
import { erisSurprise } from '../../procedures/meeting/surprise/eris.ts';
import { oseSurprise } from '../../procedures/meeting/surprise/ose.ts';
import { erisEncumbrance } from '../../procedures/party/encumbrance/eris.ts';
import { erisEquipping } from '../../procedures/party/equipping/eris.ts';
import { oseEquipping } from '../../procedures/party/equipping/ose.ts';
import { oseHoards } from '../../procedures/party/hoards/ose.ts';
import { erisParty } from '../../procedures/party/party/eris.ts';
import { oseParty } from '../../procedures/party/party/ose.ts';
import { oseProvisions } from '../../procedures/party/provisions/ose.ts';
import { erisRetainers } from '../../procedures/party/retainers/eris.ts';
import { erisConversion } from '../../procedures/table/conversion/eris.ts';
import { oseEquipment } from '../../procedures/table/equipment/ose.ts';
import { erisPrecedence } from '../../procedures/table/precedence/eris.ts';
import { erisTraining } from '../../procedures/town/training/eris.ts';
import { erisUpkeep } from '../../procedures/town/upkeep/eris.ts';
import { oseTravel } from '../../procedures/wilds/travel/ose.ts';
import { oseVoyage } from '../../procedures/wilds/voyage/ose.ts';
import { picked, type SettingsOf } from '../book/settings.ts';
import { ATTACKS_HEED, chapterAttacks, OSE_OPTIONS } from '../ose/options.ts';
import { ERIS_OPTIONS } from './options.ts';

/** The options that change what the book answers: its own, and those of the chapter where it borrows. */
export const ERIS_HEEDS = [
  ...picked(
    OSE_OPTIONS,
    ...ATTACKS_HEED,
    'subduing',
    'magicItemSave',
    'morale',
    'variableWind',
    'starvationPreset',
    'familiarMultiplier',
    'doorsSwingShut',
    'wanderingEveryTurns',
    'wanderingChance',
    'wildernessChecksPerDay',
    'seaChecksPerDay',
  ),
  ...ERIS_OPTIONS,
];
type Settings = SettingsOf<(typeof ERIS_HEEDS)[number]>;

/** Who comes first, in a fight and in a chase (ERI-INI-01, ERI-INI-02). */
const initiativeOrder = ({ lowFirst, tieByDexterity }: Settings) => ({ lowFirst, tieByDexterity });

/** The Planet Eris house rules: their contents page. Where they are silent they name the adventures chapter (ERI-RUL-03). */
export const erisContents = (settings: Settings): Ruleset => ({
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
  // Monsters are met by the levels of the adventures chapter; their hit points are the book’s own; those of other books are made over (ERI-CNV).
  monsters: erisMonsters(oseMonsters),
  // The book says nothing of wandering monsters.
  wandering: oseWandering({ every: settings.wanderingEveryTurns, chance: settings.wanderingChance }),
  // The book has neither treasure types nor stocking odds of its own.
  hoards: oseHoards,
  stocking: oseStocking,
  // Of rest in the dungeon it says nothing; weeks in safety heal (ERI-REC-02).
  rest: oseRest,
  search: erisSearch(oseSearch, { anyone: settings.secretDoorChance }),
  // Nobody of the book hears better at doors: no background has the skill (ERI-ADV-06).
  listening: oseListening,
  // On the size and mix of a party the book is silent.
  party: erisParty(oseParty()),
  // The book checks skills; where an ability is checked all the same, the chapter says how.
  abilityCheck: erisAbilityCheck(oseAbilityCheck),
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
  initiative: erisInitiative(oseInitiative({ individual: false, ties: 'simultaneous' }), {
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
  savingThrow: erisSavingThrow(oseSavingThrow),
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
