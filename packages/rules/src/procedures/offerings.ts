import type { Offers } from '../procedure.ts';
import { abilityCheckOffers } from './ability-check/offers.ts';
import { advancementOffers } from './advancement/offers.ts';
import { afflictionsOffers } from './afflictions/offers.ts';
import { attackOffers } from './attack/offers.ts';
import { backgroundsOffers } from './backgrounds/offers.ts';
import { lyingOffers } from './belongings/lying-offers.ts';
import { belongingsOffers } from './belongings/offers.ts';
import { bombingOffers } from './bombing/offers.ts';
import { chanceOffers } from './chance/offers.ts';
import { characterMakingOffers } from './character-making/offers.ts';
import { classFunctionsOffers } from './class-functions/offers.ts';
import { climbingOffers } from './climbing/offers.ts';
import { combatRoundOffers } from './combat-round/offers.ts';
import { contentOffers } from './content/offers.ts';
import { conversionOffers } from './conversion/offers.ts';
import { creatureOffers } from './creature/offers.ts';
import { damageOffers } from './damage/offers.ts';
import { distanceOffers } from './distance/offers.ts';
import { doorsOffers } from './doors/offers.ts';
import { downtimeOffers } from './downtime/offers.ts';
import { dyingOffers } from './dying/offers.ts';
import { encounterOffers } from './encounter/offers.ts';
import { encumbranceOffers } from './encumbrance/offers.ts';
import { equippingOffers } from './equipping/offers.ts';
import { evasionOffers } from './evasion/offers.ts';
import { fallingOffers } from './falling/offers.ts';
import { grapplingOffers } from './grappling/offers.ts';
import { hoursOffers } from './hours/offers.ts';
import { houseRulesOffers } from './house-rules/offers.ts';
import { illusionsOffers } from './illusions/offers.ts';
import { initiativeOffers } from './initiative/offers.ts';
import { landOffers } from './land/offers.ts';
import { lightOffers } from './light/offers.ts';
import { listeningOffers } from './listening/offers.ts';
import { mappingOffers } from './mapping/offers.ts';
import { massCombatOffers } from './mass-combat/offers.ts';
import { monstersOffers } from './monsters/offers.ts';
import { moraleOffers } from './morale/offers.ts';
import { movementOffers } from './movement/offers.ts';
import { parryingOffers } from './parrying/offers.ts';
import { partyOffers } from './party/offers.ts';
import { pickpocketingOffers } from './pickpocketing/offers.ts';
import { pursuitOffers } from './pursuit/offers.ts';
import { reactionOffers } from './reaction/offers.ts';
import { researchOffers } from './research/offers.ts';
import { retainersOffers } from './retainers/offers.ts';
import { savingThrowOffers } from './saving-throw/offers.ts';
import { sceneOffers } from './scene/offers.ts';
import { scribingOffers } from './scribing/offers.ts';
import { searchOffers } from './search/offers.ts';
import { shopOffers } from './shop/offers.ts';
import { skillsOffers } from './skills/offers.ts';
import { sneakingOffers } from './sneaking/offers.ts';
import { speechOffers } from './speech/offers.ts';
import { spellsOffers } from './spells/offers.ts';
import { surpriseOffers } from './surprise/offers.ts';
import { swimmingOffers } from './swimming/offers.ts';
import { tableOffers } from './table/offers.ts';
import { timeOffers } from './time/offers.ts';
import { trainingOffers } from './training/offers.ts';
import { trapsOffers } from './traps/offers.ts';
import { travelOffers } from './travel/offers.ts';
import { treasureOffers } from './treasure/offers.ts';
import { turnOffers } from './turn/offers.ts';
import { turningOffers } from './turning/offers.ts';
import { twoWeaponsOffers } from './two-weapons/offers.ts';
import { voyageOffers } from './voyage/offers.ts';
import { wanderingOffers } from './wandering/offers.ts';

/** What may be asked, procedure by procedure, in the order the interface shows it. */
export const offerings: readonly Offers[] = [
  encounterOffers,
  surpriseOffers,
  distanceOffers,
  reactionOffers,
  illusionsOffers,
  initiativeOffers,
  combatRoundOffers,
  moraleOffers,
  attackOffers,
  advancementOffers,
  afflictionsOffers,
  grapplingOffers,
  twoWeaponsOffers,
  parryingOffers,
  spellsOffers,
  turningOffers,
  equippingOffers,
  encumbranceOffers,
  evasionOffers,
  pursuitOffers,
  savingThrowOffers,
  damageOffers,
  bombingOffers,
  treasureOffers,
  turnOffers,
  lightOffers,
  shopOffers,
  skillsOffers,
  sneakingOffers,
  pickpocketingOffers,
  speechOffers,
  massCombatOffers,
  monstersOffers,
  travelOffers,
  voyageOffers,
  landOffers,
  wanderingOffers,
  searchOffers,
  listeningOffers,
  partyOffers,
  doorsOffers,
  movementOffers,
  conversionOffers,
  creatureOffers,
  backgroundsOffers,
  belongingsOffers,
  lyingOffers,
  sceneOffers,
  abilityCheckOffers,
  trapsOffers,
  fallingOffers,
  characterMakingOffers,
  classFunctionsOffers,
  climbingOffers,
  swimmingOffers,
  downtimeOffers,
  researchOffers,
  trainingOffers,
  scribingOffers,
  retainersOffers,
  timeOffers,
  chanceOffers,
  mappingOffers,
  contentOffers,
  hoursOffers,
  houseRulesOffers,
  tableOffers,
  dyingOffers,
];
