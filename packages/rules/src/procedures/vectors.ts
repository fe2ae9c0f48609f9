import { oseReferenceVectors } from '../content/ose/reference-vectors.ts';
import { oseContentVectors } from '../content/ose/vectors.ts';
import type { Adapters } from '../vectors.ts';
import { abilityCheckVectors } from './body/ability-check/vectors.ts';
import { damageVectors } from './body/damage/vectors.ts';
import { dyingVectors } from './body/dying/vectors.ts';
import { healingVectors } from './body/healing/vectors.ts';
import { savingThrowVectors } from './body/saving-throw/vectors.ts';
import { bombingVectors } from './dungeon/bombing/vectors.ts';
import { climbingVectors } from './dungeon/climbing/vectors.ts';
import { doorsVectors } from './dungeon/doors/vectors.ts';
import { fallingVectors } from './dungeon/falling/vectors.ts';
import { lightVectors } from './dungeon/light/vectors.ts';
import { listeningVectors } from './dungeon/listening/vectors.ts';
import { mappingVectors } from './dungeon/mapping/vectors.ts';
import { movementVectors } from './dungeon/movement/vectors.ts';
import { restVectors } from './dungeon/rest/vectors.ts';
import { searchVectors } from './dungeon/search/vectors.ts';
import { sightVectors } from './dungeon/sight/vectors.ts';
import { swimmingVectors } from './dungeon/swimming/vectors.ts';
import { timeVectors } from './dungeon/time/vectors.ts';
import { trapsVectors } from './dungeon/traps/vectors.ts';
import { turnVectors } from './dungeon/turn/vectors.ts';
import { wanderingVectors } from './dungeon/wandering/vectors.ts';
import { erisVectors } from './eris-vectors.ts';
import { attackVectors } from './fight/attack/vectors.ts';
import { combatRoundVectors } from './fight/combat-round/vectors.ts';
import { initiativeVectors } from './fight/initiative/vectors.ts';
import { spellsVectors } from './fight/spells/vectors.ts';
import { gormanVectors } from './gorman-vectors.ts';
import { distanceVectors } from './meeting/distance/vectors.ts';
import { encounterVectors } from './meeting/encounter/vectors.ts';
import { evasionVectors } from './meeting/evasion/vectors.ts';
import { moraleVectors } from './meeting/morale/vectors.ts';
import { pursuitVectors } from './meeting/pursuit/vectors.ts';
import { reactionVectors } from './meeting/reaction/vectors.ts';
import { surpriseVectors } from './meeting/surprise/vectors.ts';
import { encumbranceVectors } from './party/encumbrance/vectors.ts';
import { partyVectors } from './party/party/vectors.ts';
import { provisionsVectors } from './party/provisions/vectors.ts';
import { measuresVectors } from './table/measures/vectors.ts';
import { directionVectors } from './wilds/direction/vectors.ts';
import { foragingVectors } from './wilds/foraging/vectors.ts';
import { travelVectors } from './wilds/travel/vectors.ts';
import { visibilityVectors } from './wilds/visibility/vectors.ts';
import { voyageVectors } from './wilds/voyage/vectors.ts';
import { windVectors } from './wilds/wind/vectors.ts';

/** The adapters of every folder. */
export const adapters: Adapters = {
  ...erisVectors,
  ...gormanVectors,
  ...directionVectors,
  ...foragingVectors,
  ...travelVectors,
  ...visibilityVectors,
  ...voyageVectors,
  ...windVectors,

  ...abilityCheckVectors,
  ...attackVectors,
  ...bombingVectors,
  ...climbingVectors,
  ...combatRoundVectors,
  ...damageVectors,
  ...distanceVectors,
  ...doorsVectors,
  ...dyingVectors,
  ...encounterVectors,
  ...encumbranceVectors,
  ...evasionVectors,
  ...fallingVectors,
  ...healingVectors,
  ...initiativeVectors,
  ...lightVectors,
  ...listeningVectors,
  ...mappingVectors,
  ...measuresVectors,
  ...moraleVectors,
  ...movementVectors,
  ...oseContentVectors,
  ...oseReferenceVectors,
  ...partyVectors,
  ...provisionsVectors,
  ...pursuitVectors,
  ...reactionVectors,
  ...restVectors,
  ...savingThrowVectors,
  ...searchVectors,
  ...sightVectors,
  ...spellsVectors,
  ...surpriseVectors,
  ...swimmingVectors,
  ...timeVectors,
  ...trapsVectors,
  ...turnVectors,
  ...wanderingVectors,
};
