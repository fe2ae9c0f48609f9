import { oseAbilityCheck } from '../procedures/ability-check/ose.ts';
import { erisAfflictions } from '../procedures/afflictions/eris.ts';
import { erisAttack } from '../procedures/attack/eris.ts';
import { attackOptions, oseAttack } from '../procedures/attack/ose.ts';
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
import { oseParty, partyOptions } from '../procedures/party/ose.ts';
import { erisPickpocketing } from '../procedures/pickpocketing/eris-slot.ts';
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
import { oseWandering, wanderingOptions } from '../procedures/wandering/ose.ts';
import type { Options, Ruleset } from '../ruleset.ts';

/** The Planet Eris house rules: their contents page. Where they are silent they name the adventures chapter (ERI-RUL-03). */
export const eris = (options: Options): Ruleset => ({
  afflictions: erisAfflictions,
  grappling: erisGrappling,
  parrying: erisParrying,
  twoWeapons: erisTwoWeapons,
  turn: erisTurn(oseTurn),
  movement: erisMovement(oseMovement(options)),
  encumbrance: erisEncumbrance,
  doors: erisDoors(oseDoors(options)),
  light: erisLightRule,
  sight: oseSight,
  missiles: erisMissiles(oseMissiles),
  monsters: oseMonsters,
  wandering: oseWandering(wanderingOptions(options)),
  rest: oseRest,
  search: erisSearch(oseSearch),
  listening: oseListening,
  party: oseParty(partyOptions(options)),
  abilityCheck: oseAbilityCheck,
  attack: erisAttack(oseAttack(attackOptions(options))),
  bombing: oseBombing,
  combatRound: erisCombatRound(oseCombatRound({ morale: options.morale !== false })),
  damage: erisDamageRule(oseDamage({ variableWeaponDamage: false, subduing: options.subduing === true })),
  distance: oseDistance,
  dying: erisDying(oseDying({ magicItemsSave: options.magicItemSave !== false })),
  encounter: erisEncounter(oseEncounter),
  equipment: oseEquipment,
  equipping: erisEquipping(oseEquipping),
  evasion: erisEvasion(oseEvasion),
  initiative: erisInitiative,
  morale: erisMorale(oseMorale({ morale: options.morale !== false })),
  pursuit: erisPursuit(osePursuit),
  reaction: oseReaction,
  research: null,
  scribing: null,
  training: erisTraining,
  upkeep: erisUpkeep({ weekly: options.weeklyUpkeep === true }),
  retainers: erisRetainers,
  savingThrow: erisSavingThrow,
  skills: erisSkills,
  sneaking: erisSneaking,
  pickpocketing: erisPickpocketing,
  backgrounds: erisBackgrounds,
  illusions: erisIllusions,
  massCombat: erisMassCombat,
  conversion: erisConversion,
  spells: oseSpells,
  surprise: erisSurprise(oseSurprise({ lightGivesAway: true })),
  turning: erisTurningRule,
  traps: erisTraps(oseTraps()),
  falling: oseFalling,
  classFunctions: erisClassFunctions,
  climbing: erisClimbing(oseClimbing),
  swimming: oseSwimming,
  time: oseTime,
  healing: erisHealing,
  provisions: oseProvisions(options),
  mapping: oseMapping,
  travel: oseTravel(options),
  voyage: oseVoyage(options),
  characterMaking: erisCharacterMaking(oseCharacterMaking),
});
