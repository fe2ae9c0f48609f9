import type { Command } from '../commands.ts';
import type { Procedures } from '../procedure.ts';
import { abilityCheckProcedures } from './ability-check/ability-check.ts';
import { advancementProcedures } from './advancement/level-up.ts';
import { afflictionsProcedures } from './afflictions/afflictions.ts';
import { attackProcedures } from './attack/attack.ts';
import { backgroundsProcedures } from './backgrounds/backgrounds.ts';
import { belongingsProcedures } from './belongings/belongings.ts';
import { bombingProcedures } from './bombing/bombing.ts';
import { chanceProcedures } from './chance/roll-chance.ts';
import { characterMakingProcedures } from './character-making/character-making.ts';
import { classFunctionsProcedures } from './class-functions/class-functions.ts';
import { climbingProcedures } from './climbing/climbing.ts';
import { combatRoundProcedures } from './combat-round/combat-round.ts';
import { contentProcedures } from './content/content.ts';
import { conversionProcedures } from './conversion/conversion.ts';
import { creatureProcedures } from './creature/creature.ts';
import { damageProcedures } from './damage/damage.ts';
import { distanceProcedures } from './distance/distance.ts';
import { doorsProcedures } from './doors/doors.ts';
import { downtimeProcedures } from './downtime/downtime.ts';
import { dyingProcedures } from './dying/raising.ts';
import { encounterProcedures } from './encounter/encounter.ts';
import { encumbranceProcedures } from './encumbrance/encumbrance.ts';
import { equippingProcedures } from './equipping/equipping.ts';
import { evasionProcedures } from './evasion/evasion.ts';
import { fallingProcedures } from './falling/falling.ts';
import { grapplingProcedures } from './grappling/grappling.ts';
import { hoursProcedures } from './hours/hours.ts';
import { houseRulesProcedures } from './house-rules/house-rules.ts';
import { illusionsProcedures } from './illusions/illusions.ts';
import { initiativeProcedures } from './initiative/initiative.ts';
import { landProcedures } from './land/land.ts';
import { lightProcedures } from './light/light.ts';
import { listeningProcedures } from './listening/listening.ts';
import { mappingProcedures } from './mapping/mapping.ts';
import { massCombatProcedures } from './mass-combat/mass-combat.ts';
import { monstersProcedures } from './monsters/monsters.ts';
import { moraleProcedures } from './morale/morale.ts';
import { movementProcedures } from './movement/movement.ts';
import { parryingProcedures } from './parrying/parrying.ts';
import { partyProcedures } from './party/party.ts';
import { pickpocketingProcedures } from './pickpocketing/pickpocketing.ts';
import { pursuitProcedures } from './pursuit/pursuit.ts';
import { reactionProcedures } from './reaction/reaction.ts';
import { researchProcedures } from './research/research.ts';
import { retainersProcedures } from './retainers/retainers.ts';
import { savingThrowProcedures } from './saving-throw/saving-throw.ts';
import { sceneProcedures } from './scene/scene.ts';
import { scribingProcedures } from './scribing/scribing.ts';
import { searchProcedures } from './search/search.ts';
import { shopProcedures } from './shop/shop.ts';
import { skillsProcedures } from './skills/skills.ts';
import { sneakingProcedures } from './sneaking/sneaking.ts';
import { speechProcedures } from './speech/speech.ts';
import { spellsProcedures } from './spells/spells.ts';
import { surpriseProcedures } from './surprise/surprise.ts';
import { swimmingProcedures } from './swimming/swimming.ts';
import { tableProcedures } from './table/table.ts';
import { timeProcedures } from './time/time.ts';
import { trainingProcedures } from './training/training.ts';
import { trapsProcedures } from './traps/traps.ts';
import { travelProcedures } from './travel/travel.ts';
import { treasureProcedures } from './treasure/treasure.ts';
import { turnProcedures } from './turn/turn.ts';
import { turningProcedures } from './turning/turning.ts';
import { twoWeaponsProcedures } from './two-weapons/two-weapons.ts';
import { voyageProcedures } from './voyage/voyage.ts';
import { wanderingProcedures } from './wandering/wandering.ts';

/** The contents page of play: each command's procedure. */
export const procedures: Procedures<Command> = {
  ...abilityCheckProcedures,
  ...advancementProcedures,
  ...afflictionsProcedures,
  ...attackProcedures,
  ...backgroundsProcedures,
  ...belongingsProcedures,
  ...bombingProcedures,
  ...chanceProcedures,
  ...characterMakingProcedures,
  ...classFunctionsProcedures,
  ...climbingProcedures,
  ...combatRoundProcedures,
  ...contentProcedures,
  ...conversionProcedures,
  ...creatureProcedures,
  ...damageProcedures,
  ...distanceProcedures,
  ...doorsProcedures,
  ...downtimeProcedures,
  ...dyingProcedures,
  ...encounterProcedures,
  ...equippingProcedures,
  ...encumbranceProcedures,
  ...evasionProcedures,
  ...fallingProcedures,
  ...grapplingProcedures,
  ...hoursProcedures,
  ...houseRulesProcedures,
  ...illusionsProcedures,
  ...initiativeProcedures,
  ...landProcedures,
  ...lightProcedures,
  ...listeningProcedures,
  ...mappingProcedures,
  ...massCombatProcedures,
  ...monstersProcedures,
  ...moraleProcedures,
  ...movementProcedures,
  ...parryingProcedures,
  ...partyProcedures,
  ...pursuitProcedures,
  ...reactionProcedures,
  ...researchProcedures,
  ...retainersProcedures,
  ...savingThrowProcedures,
  ...sceneProcedures,
  ...scribingProcedures,
  ...searchProcedures,
  ...shopProcedures,
  ...skillsProcedures,
  ...sneakingProcedures,
  ...pickpocketingProcedures,
  ...speechProcedures,
  ...spellsProcedures,
  ...surpriseProcedures,
  ...swimmingProcedures,
  ...tableProcedures,
  ...timeProcedures,
  ...trainingProcedures,
  ...trapsProcedures,
  ...travelProcedures,
  ...treasureProcedures,
  ...turnProcedures,
  ...turningProcedures,
  ...twoWeaponsProcedures,
  ...voyageProcedures,
  ...wanderingProcedures,
};
