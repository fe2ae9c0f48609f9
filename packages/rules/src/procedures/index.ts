import type { Command } from '../commands.ts';
import type { GameEvent } from '../events.ts';
import type { Evolvers, Offers, Procedures, Tellers } from '../procedure.ts';
import { abilityCheckProcedures } from './ability-check/ability-check.ts';
import { abilityCheckEvolvers } from './ability-check/events.ts';
import { abilityCheckOffers } from './ability-check/offers.ts';
import { abilityCheckTellers } from './ability-check/tell.ts';
import { attackProcedures } from './attack/attack.ts';
import { attackEvolvers } from './attack/events.ts';
import { attackOffers } from './attack/offers.ts';
import { attackTellers } from './attack/tell.ts';
import { belongingsProcedures } from './belongings/belongings.ts';
import { belongingsEvolvers } from './belongings/events.ts';
import { belongingsOffers } from './belongings/offers.ts';
import { belongingsTellers } from './belongings/tell.ts';
import { bombingProcedures } from './bombing/bombing.ts';
import { bombingEvolvers } from './bombing/events.ts';
import { bombingOffers } from './bombing/offers.ts';
import { bombingTellers } from './bombing/tell.ts';
import { chanceEvolvers } from './chance/events.ts';
import { chanceOffers } from './chance/offers.ts';
import { chanceProcedures } from './chance/roll-chance.ts';
import { chanceTellers } from './chance/tell.ts';
import { climbingProcedures } from './climbing/climbing.ts';
import { climbingEvolvers } from './climbing/events.ts';
import { climbingOffers } from './climbing/offers.ts';
import { climbingTellers } from './climbing/tell.ts';
import { combatRoundProcedures } from './combat-round/combat-round.ts';
import { combatRoundEvolvers } from './combat-round/events.ts';
import { combatRoundOffers } from './combat-round/offers.ts';
import { combatRoundTellers } from './combat-round/tell.ts';
import { creatureProcedures } from './creature/creature.ts';
import { creatureEvolvers } from './creature/events.ts';
import { creatureOffers } from './creature/offers.ts';
import { creatureTellers } from './creature/tell.ts';
import { damageProcedures } from './damage/damage.ts';
import { damageEvolvers } from './damage/events.ts';
import { damageOffers } from './damage/offers.ts';
import { damageTellers } from './damage/tell.ts';
import { distanceProcedures } from './distance/distance.ts';
import { distanceEvolvers } from './distance/events.ts';
import { distanceOffers } from './distance/offers.ts';
import { distanceTellers } from './distance/tell.ts';
import { doorsProcedures } from './doors/doors.ts';
import { doorsEvolvers } from './doors/events.ts';
import { doorsOffers } from './doors/offers.ts';
import { doorsTellers } from './doors/tell.ts';
import { dyingEvolvers } from './dying/events.ts';
import { dyingTellers } from './dying/tell.ts';
import { encounterProcedures } from './encounter/encounter.ts';
import { encounterEvolvers } from './encounter/events.ts';
import { encounterOffers } from './encounter/offers.ts';
import { encounterTellers } from './encounter/tell.ts';
import { evasionProcedures } from './evasion/evasion.ts';
import { evasionEvolvers } from './evasion/events.ts';
import { evasionOffers } from './evasion/offers.ts';
import { evasionTellers } from './evasion/tell.ts';
import { fallingEvolvers } from './falling/events.ts';
import { fallingProcedures } from './falling/falling.ts';
import { fallingOffers } from './falling/offers.ts';
import { fallingTellers } from './falling/tell.ts';
import { initiativeEvolvers } from './initiative/events.ts';
import { initiativeProcedures } from './initiative/initiative.ts';
import { initiativeOffers } from './initiative/offers.ts';
import { initiativeTellers } from './initiative/tell.ts';
import { lightEvolvers } from './light/events.ts';
import { lightProcedures } from './light/light.ts';
import { lightOffers } from './light/offers.ts';
import { lightTellers } from './light/tell.ts';
import { listeningEvolvers } from './listening/events.ts';
import { listeningProcedures } from './listening/listening.ts';
import { listeningOffers } from './listening/offers.ts';
import { listeningTellers } from './listening/tell.ts';
import { mappingEvolvers } from './mapping/events.ts';
import { mappingProcedures } from './mapping/mapping.ts';
import { mappingOffers } from './mapping/offers.ts';
import { mappingTellers } from './mapping/tell.ts';
import { monstersEvolvers } from './monsters/events.ts';
import { monstersProcedures } from './monsters/monsters.ts';
import { monstersOffers } from './monsters/offers.ts';
import { monstersTellers } from './monsters/tell.ts';
import { moraleEvolvers } from './morale/events.ts';
import { moraleProcedures } from './morale/morale.ts';
import { moraleOffers } from './morale/offers.ts';
import { moraleTellers } from './morale/tell.ts';
import { movementEvolvers } from './movement/events.ts';
import { movementProcedures } from './movement/movement.ts';
import { movementOffers } from './movement/offers.ts';
import { movementTellers } from './movement/tell.ts';
import { partyEvolvers } from './party/events.ts';
import { partyOffers } from './party/offers.ts';
import { partyProcedures } from './party/party.ts';
import { partyTellers } from './party/tell.ts';
import { provisionsEvolvers } from './provisions/events.ts';
import { provisionsTellers } from './provisions/tell.ts';
import { pursuitEvolvers } from './pursuit/events.ts';
import { pursuitOffers } from './pursuit/offers.ts';
import { pursuitProcedures } from './pursuit/pursuit.ts';
import { pursuitTellers } from './pursuit/tell.ts';
import { reactionEvolvers } from './reaction/events.ts';
import { reactionOffers } from './reaction/offers.ts';
import { reactionProcedures } from './reaction/reaction.ts';
import { reactionTellers } from './reaction/tell.ts';
import { restEvolvers } from './rest/events.ts';
import { restTellers } from './rest/tell.ts';
import { savingThrowEvolvers } from './saving-throw/events.ts';
import { savingThrowOffers } from './saving-throw/offers.ts';
import { savingThrowProcedures } from './saving-throw/saving-throw.ts';
import { savingThrowTellers } from './saving-throw/tell.ts';
import { sceneEvolvers } from './scene/events.ts';
import { sceneOffers } from './scene/offers.ts';
import { sceneProcedures } from './scene/scene.ts';
import { sceneTellers } from './scene/tell.ts';
import { searchEvolvers } from './search/events.ts';
import { searchOffers } from './search/offers.ts';
import { searchProcedures } from './search/search.ts';
import { searchTellers } from './search/tell.ts';
import { sightEvolvers } from './sight/events.ts';
import { sightTellers } from './sight/tell.ts';
import { speechEvolvers } from './speech/events.ts';
import { speechOffers } from './speech/offers.ts';
import { speechProcedures } from './speech/speech.ts';
import { speechTellers } from './speech/tell.ts';
import { spellsEvolvers } from './spells/events.ts';
import { spellsOffers } from './spells/offers.ts';
import { spellsProcedures } from './spells/spells.ts';
import { spellsTellers } from './spells/tell.ts';
import { surpriseEvolvers } from './surprise/events.ts';
import { surpriseOffers } from './surprise/offers.ts';
import { surpriseProcedures } from './surprise/surprise.ts';
import { surpriseTellers } from './surprise/tell.ts';
import { swimmingEvolvers } from './swimming/events.ts';
import { swimmingOffers } from './swimming/offers.ts';
import { swimmingProcedures } from './swimming/swimming.ts';
import { swimmingTellers } from './swimming/tell.ts';
import { tableEvolvers } from './table/events.ts';
import { tableOffers } from './table/offers.ts';
import { tableProcedures } from './table/table.ts';
import { tableTellers } from './table/tell.ts';
import { timeEvolvers } from './time/events.ts';
import { timeOffers } from './time/offers.ts';
import { timeTellers } from './time/tell.ts';
import { timeProcedures } from './time/time.ts';
import { trapsEvolvers } from './traps/events.ts';
import { trapsOffers } from './traps/offers.ts';
import { trapsTellers } from './traps/tell.ts';
import { trapsProcedures } from './traps/traps.ts';
import { turnEvolvers } from './turn/events.ts';
import { turnOffers } from './turn/offers.ts';
import { turnTellers } from './turn/tell.ts';
import { turnProcedures } from './turn/turn.ts';
import { turningEvolvers } from './turning/events.ts';
import { turningOffers } from './turning/offers.ts';
import { turningTellers } from './turning/tell.ts';
import { turningProcedures } from './turning/turning.ts';
import { wanderingEvolvers } from './wandering/events.ts';
import { wanderingOffers } from './wandering/offers.ts';
import { wanderingTellers } from './wandering/tell.ts';
import { wanderingProcedures } from './wandering/wandering.ts';

/** The contents page of play: each command's procedure. */
export const procedures: Procedures<Command> = {
  ...abilityCheckProcedures,
  ...attackProcedures,
  ...belongingsProcedures,
  ...bombingProcedures,
  ...chanceProcedures,
  ...climbingProcedures,
  ...combatRoundProcedures,
  ...creatureProcedures,
  ...damageProcedures,
  ...distanceProcedures,
  ...doorsProcedures,
  ...encounterProcedures,
  ...evasionProcedures,
  ...fallingProcedures,
  ...initiativeProcedures,
  ...lightProcedures,
  ...listeningProcedures,
  ...mappingProcedures,
  ...monstersProcedures,
  ...moraleProcedures,
  ...movementProcedures,
  ...partyProcedures,
  ...pursuitProcedures,
  ...reactionProcedures,
  ...savingThrowProcedures,
  ...sceneProcedures,
  ...searchProcedures,
  ...speechProcedures,
  ...spellsProcedures,
  ...surpriseProcedures,
  ...swimmingProcedures,
  ...tableProcedures,
  ...timeProcedures,
  ...trapsProcedures,
  ...turnProcedures,
  ...turningProcedures,
  ...wanderingProcedures,
};

/** How each event changes what is true. */
export const evolvers: Evolvers<GameEvent> = {
  ...abilityCheckEvolvers,
  ...attackEvolvers,
  ...belongingsEvolvers,
  ...bombingEvolvers,
  ...chanceEvolvers,
  ...climbingEvolvers,
  ...combatRoundEvolvers,
  ...creatureEvolvers,
  ...damageEvolvers,
  ...distanceEvolvers,
  ...doorsEvolvers,
  ...dyingEvolvers,
  ...encounterEvolvers,
  ...evasionEvolvers,
  ...fallingEvolvers,
  ...initiativeEvolvers,
  ...lightEvolvers,
  ...listeningEvolvers,
  ...mappingEvolvers,
  ...monstersEvolvers,
  ...moraleEvolvers,
  ...movementEvolvers,
  ...partyEvolvers,
  ...provisionsEvolvers,
  ...pursuitEvolvers,
  ...reactionEvolvers,
  ...restEvolvers,
  ...savingThrowEvolvers,
  ...sceneEvolvers,
  ...searchEvolvers,
  ...sightEvolvers,
  ...speechEvolvers,
  ...spellsEvolvers,
  ...surpriseEvolvers,
  ...swimmingEvolvers,
  ...tableEvolvers,
  ...timeEvolvers,
  ...trapsEvolvers,
  ...turnEvolvers,
  ...turningEvolvers,
  ...wanderingEvolvers,
};

/** What each event is told as. */
export const tellers: Tellers<GameEvent> = {
  ...abilityCheckTellers,
  ...attackTellers,
  ...belongingsTellers,
  ...bombingTellers,
  ...chanceTellers,
  ...climbingTellers,
  ...combatRoundTellers,
  ...creatureTellers,
  ...damageTellers,
  ...distanceTellers,
  ...doorsTellers,
  ...dyingTellers,
  ...encounterTellers,
  ...evasionTellers,
  ...fallingTellers,
  ...initiativeTellers,
  ...lightTellers,
  ...listeningTellers,
  ...mappingTellers,
  ...monstersTellers,
  ...moraleTellers,
  ...movementTellers,
  ...partyTellers,
  ...provisionsTellers,
  ...pursuitTellers,
  ...reactionTellers,
  ...restTellers,
  ...savingThrowTellers,
  ...sceneTellers,
  ...searchTellers,
  ...sightTellers,
  ...speechTellers,
  ...spellsTellers,
  ...surpriseTellers,
  ...swimmingTellers,
  ...tableTellers,
  ...timeTellers,
  ...trapsTellers,
  ...turnTellers,
  ...turningTellers,
  ...wanderingTellers,
};

/** What may be asked, procedure by procedure, in the order the interface shows it. */
export const offerings: readonly Offers[] = [
  encounterOffers,
  surpriseOffers,
  distanceOffers,
  reactionOffers,
  initiativeOffers,
  combatRoundOffers,
  moraleOffers,
  attackOffers,
  spellsOffers,
  turningOffers,
  evasionOffers,
  pursuitOffers,
  savingThrowOffers,
  damageOffers,
  bombingOffers,
  turnOffers,
  lightOffers,
  speechOffers,
  monstersOffers,
  wanderingOffers,
  searchOffers,
  listeningOffers,
  partyOffers,
  doorsOffers,
  movementOffers,
  creatureOffers,
  belongingsOffers,
  sceneOffers,
  abilityCheckOffers,
  trapsOffers,
  fallingOffers,
  climbingOffers,
  swimmingOffers,
  timeOffers,
  chanceOffers,
  mappingOffers,
  tableOffers,
];
