import type { GameEvent } from '../events.ts';
import type { Evolvers } from '../procedure.ts';
import { abilityCheckEvolvers } from './ability-check/events.ts';
import { advancementEvolvers } from './advancement/events.ts';
import { afflictionsEvolvers } from './afflictions/events.ts';
import { attackEvolvers } from './attack/events.ts';
import { backgroundsEvolvers } from './backgrounds/events.ts';
import { belongingsEvolvers } from './belongings/events.ts';
import { bombingEvolvers } from './bombing/events.ts';
import { chanceEvolvers } from './chance/events.ts';
import { characterMakingEvolvers } from './character-making/events.ts';
import { classFunctionsEvolvers } from './class-functions/events.ts';
import { climbingEvolvers } from './climbing/events.ts';
import { combatRoundEvolvers } from './combat-round/events.ts';
import { contentEvolvers } from './content/events.ts';
import { conversionEvolvers } from './conversion/events.ts';
import { creatureEvolvers } from './creature/events.ts';
import { damageEvolvers } from './damage/events.ts';
import { distanceEvolvers } from './distance/events.ts';
import { doorsEvolvers } from './doors/events.ts';
import { downtimeEvolvers } from './downtime/events.ts';
import { dyingEvolvers } from './dying/events.ts';
import { encounterEvolvers } from './encounter/events.ts';
import { encumbranceEvolvers } from './encumbrance/events.ts';
import { equippingEvolvers } from './equipping/events.ts';
import { evasionEvolvers } from './evasion/events.ts';
import { fallingEvolvers } from './falling/events.ts';
import { grapplingEvolvers } from './grappling/events.ts';
import { healingEvolvers } from './healing/events.ts';
import { hoursEvolvers } from './hours/events.ts';
import { houseRulesEvolvers } from './house-rules/events.ts';
import { illusionsEvolvers } from './illusions/events.ts';
import { initiativeEvolvers } from './initiative/events.ts';
import { landEvolvers } from './land/events.ts';
import { ledgerEvolvers } from './ledger/events.ts';
import { lightEvolvers } from './light/events.ts';
import { listeningEvolvers } from './listening/events.ts';
import { mappingEvolvers } from './mapping/events.ts';
import { massCombatEvolvers } from './mass-combat/events.ts';
import { missilesEvolvers } from './missiles/events.ts';
import { monstersEvolvers } from './monsters/events.ts';
import { moraleEvolvers } from './morale/events.ts';
import { movementEvolvers } from './movement/events.ts';
import { parryingEvolvers } from './parrying/events.ts';
import { partyEvolvers } from './party/events.ts';
import { pickpocketingEvolvers } from './pickpocketing/events.ts';
import { provisionsEvolvers } from './provisions/events.ts';
import { pursuitEvolvers } from './pursuit/events.ts';
import { reactionEvolvers } from './reaction/events.ts';
import { researchEvolvers } from './research/events.ts';
import { restEvolvers } from './rest/events.ts';
import { retainersEvolvers } from './retainers/events.ts';
import { savingThrowEvolvers } from './saving-throw/events.ts';
import { sceneEvolvers } from './scene/events.ts';
import { scribingEvolvers } from './scribing/events.ts';
import { searchEvolvers } from './search/events.ts';
import { shopEvolvers } from './shop/events.ts';
import { sightEvolvers } from './sight/events.ts';
import { skillsEvolvers } from './skills/events.ts';
import { sneakingEvolvers } from './sneaking/events.ts';
import { speechEvolvers } from './speech/events.ts';
import { spellsEvolvers } from './spells/events.ts';
import { surpriseEvolvers } from './surprise/events.ts';
import { swimmingEvolvers } from './swimming/events.ts';
import { tableEvolvers } from './table/events.ts';
import { timeEvolvers } from './time/events.ts';
import { trainingEvolvers } from './training/events.ts';
import { trapsEvolvers } from './traps/events.ts';
import { travelEvolvers } from './travel/events.ts';
import { treasureEvolvers } from './treasure/events.ts';
import { turnEvolvers } from './turn/events.ts';
import { turningEvolvers } from './turning/events.ts';
import { twoWeaponsEvolvers } from './two-weapons/events.ts';
import { voyageEvolvers } from './voyage/events.ts';
import { wanderingEvolvers } from './wandering/events.ts';

/** How each event changes what is true. */
export const evolvers: Evolvers<GameEvent> = {
  ...abilityCheckEvolvers,
  ...advancementEvolvers,
  ...afflictionsEvolvers,
  ...attackEvolvers,
  ...backgroundsEvolvers,
  ...belongingsEvolvers,
  ...bombingEvolvers,
  ...chanceEvolvers,
  ...characterMakingEvolvers,
  ...classFunctionsEvolvers,
  ...climbingEvolvers,
  ...combatRoundEvolvers,
  ...contentEvolvers,
  ...conversionEvolvers,
  ...creatureEvolvers,
  ...damageEvolvers,
  ...distanceEvolvers,
  ...doorsEvolvers,
  ...downtimeEvolvers,
  ...dyingEvolvers,
  ...encounterEvolvers,
  ...equippingEvolvers,
  ...encumbranceEvolvers,
  ...evasionEvolvers,
  ...fallingEvolvers,
  ...grapplingEvolvers,
  ...hoursEvolvers,
  ...healingEvolvers,
  ...houseRulesEvolvers,
  ...illusionsEvolvers,
  ...initiativeEvolvers,
  ...landEvolvers,
  ...ledgerEvolvers,
  ...lightEvolvers,
  ...listeningEvolvers,
  ...mappingEvolvers,
  ...missilesEvolvers,
  ...massCombatEvolvers,
  ...monstersEvolvers,
  ...moraleEvolvers,
  ...movementEvolvers,
  ...parryingEvolvers,
  ...partyEvolvers,
  ...provisionsEvolvers,
  ...pursuitEvolvers,
  ...reactionEvolvers,
  ...researchEvolvers,
  ...restEvolvers,
  ...retainersEvolvers,
  ...savingThrowEvolvers,
  ...sceneEvolvers,
  ...scribingEvolvers,
  ...searchEvolvers,
  ...sightEvolvers,
  ...shopEvolvers,
  ...skillsEvolvers,
  ...sneakingEvolvers,
  ...pickpocketingEvolvers,
  ...speechEvolvers,
  ...spellsEvolvers,
  ...surpriseEvolvers,
  ...swimmingEvolvers,
  ...tableEvolvers,
  ...timeEvolvers,
  ...trainingEvolvers,
  ...trapsEvolvers,
  ...travelEvolvers,
  ...treasureEvolvers,
  ...turnEvolvers,
  ...turningEvolvers,
  ...twoWeaponsEvolvers,
  ...voyageEvolvers,
  ...wanderingEvolvers,
};
