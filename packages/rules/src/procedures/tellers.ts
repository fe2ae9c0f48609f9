import type { GameEvent } from '../events.ts';
import type { Tellers } from '../procedure.ts';
import { abilityCheckTellers } from './ability-check/tell.ts';
import { advancementTellers } from './advancement/tell.ts';
import { afflictionsTellers } from './afflictions/tell.ts';
import { attackTellers } from './attack/tell.ts';
import { backgroundsTellers } from './backgrounds/tell.ts';
import { belongingsTellers } from './belongings/tell.ts';
import { bombingTellers } from './bombing/tell.ts';
import { chanceTellers } from './chance/tell.ts';
import { characterMakingTellers } from './character-making/tell.ts';
import { classFunctionsTellers } from './class-functions/tell.ts';
import { climbingTellers } from './climbing/tell.ts';
import { combatRoundTellers } from './combat-round/tell.ts';
import { contentTellers } from './content/tell.ts';
import { conversionTellers } from './conversion/tell.ts';
import { creatureTellers } from './creature/tell.ts';
import { damageTellers } from './damage/tell.ts';
import { distanceTellers } from './distance/tell.ts';
import { doorsTellers } from './doors/tell.ts';
import { downtimeTellers } from './downtime/tell.ts';
import { dyingTellers } from './dying/tell.ts';
import { encounterTellers } from './encounter/tell.ts';
import { encumbranceTellers } from './encumbrance/tell.ts';
import { equippingTellers } from './equipping/tell.ts';
import { evasionTellers } from './evasion/tell.ts';
import { fallingTellers } from './falling/tell.ts';
import { grapplingTellers } from './grappling/tell.ts';
import { healingTellers } from './healing/tell.ts';
import { hoursTellers } from './hours/tell.ts';
import { houseRulesTellers } from './house-rules/tell.ts';
import { illusionsTellers } from './illusions/tell.ts';
import { initiativeTellers } from './initiative/tell.ts';
import { landTellers } from './land/tell.ts';
import { ledgerTellers } from './ledger/tell.ts';
import { lightTellers } from './light/tell.ts';
import { listeningTellers } from './listening/tell.ts';
import { mappingTellers } from './mapping/tell.ts';
import { massCombatTellers } from './mass-combat/tell.ts';
import { missilesTellers } from './missiles/tell.ts';
import { monstersTellers } from './monsters/tell.ts';
import { moraleTellers } from './morale/tell.ts';
import { movementTellers } from './movement/tell.ts';
import { parryingTellers } from './parrying/tell.ts';
import { partyTellers } from './party/tell.ts';
import { pickpocketingTellers } from './pickpocketing/tell.ts';
import { provisionsTellers } from './provisions/tell.ts';
import { pursuitTellers } from './pursuit/tell.ts';
import { reactionTellers } from './reaction/tell.ts';
import { researchTellers } from './research/tell.ts';
import { restTellers } from './rest/tell.ts';
import { retainersTellers } from './retainers/tell.ts';
import { savingThrowTellers } from './saving-throw/tell.ts';
import { sceneTellers } from './scene/tell.ts';
import { scribingTellers } from './scribing/tell.ts';
import { searchTellers } from './search/tell.ts';
import { shopTellers } from './shop/tell.ts';
import { sightTellers } from './sight/tell.ts';
import { skillsTellers } from './skills/tell.ts';
import { sneakingTellers } from './sneaking/tell.ts';
import { speechTellers } from './speech/tell.ts';
import { spellsTellers } from './spells/tell.ts';
import { surpriseTellers } from './surprise/tell.ts';
import { swimmingTellers } from './swimming/tell.ts';
import { tableTellers } from './table/tell.ts';
import { timeTellers } from './time/tell.ts';
import { trainingTellers } from './training/tell.ts';
import { trapsTellers } from './traps/tell.ts';
import { travelTellers } from './travel/tell.ts';
import { treasureTellers } from './treasure/tell.ts';
import { turnTellers } from './turn/tell.ts';
import { turningTellers } from './turning/tell.ts';
import { twoWeaponsTellers } from './two-weapons/tell.ts';
import { voyageTellers } from './voyage/tell.ts';
import { wanderingTellers } from './wandering/tell.ts';

/** What each event is told as. */
export const tellers: Tellers<GameEvent> = {
  ...abilityCheckTellers,
  ...advancementTellers,
  ...afflictionsTellers,
  ...attackTellers,
  ...backgroundsTellers,
  ...belongingsTellers,
  ...bombingTellers,
  ...chanceTellers,
  ...characterMakingTellers,
  ...classFunctionsTellers,
  ...climbingTellers,
  ...combatRoundTellers,
  ...contentTellers,
  ...conversionTellers,
  ...creatureTellers,
  ...damageTellers,
  ...distanceTellers,
  ...doorsTellers,
  ...downtimeTellers,
  ...dyingTellers,
  ...encounterTellers,
  ...equippingTellers,
  ...encumbranceTellers,
  ...evasionTellers,
  ...fallingTellers,
  ...grapplingTellers,
  ...hoursTellers,
  ...healingTellers,
  ...houseRulesTellers,
  ...illusionsTellers,
  ...initiativeTellers,
  ...landTellers,
  ...ledgerTellers,
  ...lightTellers,
  ...listeningTellers,
  ...mappingTellers,
  ...missilesTellers,
  ...massCombatTellers,
  ...monstersTellers,
  ...moraleTellers,
  ...movementTellers,
  ...parryingTellers,
  ...partyTellers,
  ...provisionsTellers,
  ...pursuitTellers,
  ...reactionTellers,
  ...researchTellers,
  ...restTellers,
  ...retainersTellers,
  ...savingThrowTellers,
  ...sceneTellers,
  ...scribingTellers,
  ...searchTellers,
  ...sightTellers,
  ...shopTellers,
  ...skillsTellers,
  ...sneakingTellers,
  ...pickpocketingTellers,
  ...speechTellers,
  ...spellsTellers,
  ...surpriseTellers,
  ...swimmingTellers,
  ...tableTellers,
  ...timeTellers,
  ...trainingTellers,
  ...trapsTellers,
  ...travelTellers,
  ...treasureTellers,
  ...turnTellers,
  ...turningTellers,
  ...twoWeaponsTellers,
  ...voyageTellers,
  ...wanderingTellers,
};
