import type { Command } from '../commands.ts';
import type { GameEvent } from '../events.ts';
import type { Evolvers, Offers, Procedures, Tellers } from '../procedure.ts';
import { abilityCheckProcedures } from './ability-check/ability-check.ts';
import { abilityCheckEvolvers } from './ability-check/events.ts';
import { abilityCheckOffers } from './ability-check/offers.ts';
import { abilityCheckTellers } from './ability-check/tell.ts';
import { lightEvolvers } from './light/events.ts';
import { lightProcedures } from './light/light.ts';
import { lightOffers } from './light/offers.ts';
import { lightTellers } from './light/tell.ts';
import { listeningEvolvers } from './listening/events.ts';
import { listeningProcedures } from './listening/listening.ts';
import { listeningOffers } from './listening/offers.ts';
import { listeningTellers } from './listening/tell.ts';
import { monstersEvolvers } from './monsters/events.ts';
import { monstersProcedures } from './monsters/monsters.ts';
import { monstersOffers } from './monsters/offers.ts';
import { monstersTellers } from './monsters/tell.ts';
import { partyEvolvers } from './party/events.ts';
import { partyOffers } from './party/offers.ts';
import { partyProcedures } from './party/party.ts';
import { partyTellers } from './party/tell.ts';
import { restEvolvers } from './rest/events.ts';
import { restTellers } from './rest/tell.ts';
import { searchEvolvers } from './search/events.ts';
import { searchOffers } from './search/offers.ts';
import { searchProcedures } from './search/search.ts';
import { searchTellers } from './search/tell.ts';
import { speechEvolvers } from './speech/events.ts';
import { speechOffers } from './speech/offers.ts';
import { speechProcedures } from './speech/speech.ts';
import { speechTellers } from './speech/tell.ts';
import { tableEvolvers } from './table/events.ts';
import { tableOffers } from './table/offers.ts';
import { tableProcedures } from './table/table.ts';
import { tableTellers } from './table/tell.ts';
import { turnEvolvers } from './turn/events.ts';
import { turnOffers } from './turn/offers.ts';
import { turnTellers } from './turn/tell.ts';
import { turnProcedures } from './turn/turn.ts';
import { wanderingEvolvers } from './wandering/events.ts';
import { wanderingOffers } from './wandering/offers.ts';
import { wanderingTellers } from './wandering/tell.ts';
import { wanderingProcedures } from './wandering/wandering.ts';
import { sceneEvolvers } from './scene/events.ts';
import { sceneTellers } from './scene/tell.ts';
import { sceneProcedures } from './scene/scene.ts';
import { sceneOffers } from './scene/offers.ts';
import { creatureEvolvers } from './creature/events.ts';
import { creatureTellers } from './creature/tell.ts';
import { creatureProcedures } from './creature/creature.ts';
import { creatureOffers } from './creature/offers.ts';
import { doorsEvolvers } from './doors/events.ts';
import { doorsTellers } from './doors/tell.ts';
import { doorsProcedures } from './doors/doors.ts';
import { doorsOffers } from './doors/offers.ts';
import { movementEvolvers } from './movement/events.ts';
import { movementTellers } from './movement/tell.ts';
import { movementProcedures } from './movement/movement.ts';
import { movementOffers } from './movement/offers.ts';
import { sightEvolvers } from './sight/events.ts';
import { sightTellers } from './sight/tell.ts';

/** The contents page of play: each command's procedure. */
export const procedures: Procedures<Command> = {
  ...abilityCheckProcedures,
  ...creatureProcedures,
  ...doorsProcedures,
  ...lightProcedures,
  ...listeningProcedures,
  ...monstersProcedures,
  ...movementProcedures,
  ...partyProcedures,
  ...sceneProcedures,
  ...searchProcedures,
  ...speechProcedures,
  ...tableProcedures,
  ...turnProcedures,
  ...wanderingProcedures,
};

/** How each event changes what is true. */
export const evolvers: Evolvers<GameEvent> = {
  ...abilityCheckEvolvers,
  ...creatureEvolvers,
  ...doorsEvolvers,
  ...lightEvolvers,
  ...listeningEvolvers,
  ...monstersEvolvers,
  ...movementEvolvers,
  ...partyEvolvers,
  ...restEvolvers,
  ...sceneEvolvers,
  ...searchEvolvers,
  ...sightEvolvers,
  ...speechEvolvers,
  ...tableEvolvers,
  ...turnEvolvers,
  ...wanderingEvolvers,
};

/** What each event is told as. */
export const tellers: Tellers<GameEvent> = {
  ...abilityCheckTellers,
  ...creatureTellers,
  ...doorsTellers,
  ...lightTellers,
  ...listeningTellers,
  ...monstersTellers,
  ...movementTellers,
  ...partyTellers,
  ...restTellers,
  ...sceneTellers,
  ...searchTellers,
  ...sightTellers,
  ...speechTellers,
  ...tableTellers,
  ...turnTellers,
  ...wanderingTellers,
};

/** What may be asked, procedure by procedure, in the order the interface shows it. */
export const offerings: readonly Offers[] = [
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
  sceneOffers,
  abilityCheckOffers,
  tableOffers,
];
