import { oseReferenceVectors } from '../content/ose/reference-vectors.ts';
import { oseContentVectors } from '../content/ose/vectors.ts';
import type { Adapters } from '../vectors.ts';
import { abilityCheckVectors } from './ability-check/vectors.ts';
import { attackVectors } from './attack/vectors.ts';
import { bombingVectors } from './bombing/vectors.ts';
import { climbingVectors } from './climbing/vectors.ts';
import { combatRoundVectors } from './combat-round/vectors.ts';
import { damageVectors } from './damage/vectors.ts';
import { directionVectors } from './direction/vectors.ts';
import { distanceVectors } from './distance/vectors.ts';
import { doorsVectors } from './doors/vectors.ts';
import { dyingVectors } from './dying/vectors.ts';
import { encounterVectors } from './encounter/vectors.ts';
import { encumbranceVectors } from './encumbrance/vectors.ts';
import { erisVectors } from './eris-vectors.ts';
import { evasionVectors } from './evasion/vectors.ts';
import { fallingVectors } from './falling/vectors.ts';
import { foragingVectors } from './foraging/vectors.ts';
import { gormanVectors } from './gorman-vectors.ts';
import { healingVectors } from './healing/vectors.ts';
import { initiativeVectors } from './initiative/vectors.ts';
import { lightVectors } from './light/vectors.ts';
import { listeningVectors } from './listening/vectors.ts';
import { mappingVectors } from './mapping/vectors.ts';
import { measuresVectors } from './measures/vectors.ts';
import { moraleVectors } from './morale/vectors.ts';
import { movementVectors } from './movement/vectors.ts';
import { partyVectors } from './party/vectors.ts';
import { provisionsVectors } from './provisions/vectors.ts';
import { pursuitVectors } from './pursuit/vectors.ts';
import { reactionVectors } from './reaction/vectors.ts';
import { restVectors } from './rest/vectors.ts';
import { savingThrowVectors } from './saving-throw/vectors.ts';
import { searchVectors } from './search/vectors.ts';
import { sightVectors } from './sight/vectors.ts';
import { spellsVectors } from './spells/vectors.ts';
import { surpriseVectors } from './surprise/vectors.ts';
import { swimmingVectors } from './swimming/vectors.ts';
import { timeVectors } from './time/vectors.ts';
import { trapsVectors } from './traps/vectors.ts';
import { travelVectors } from './travel/vectors.ts';
import { turnVectors } from './turn/vectors.ts';
import { visibilityVectors } from './visibility/vectors.ts';
import { voyageVectors } from './voyage/vectors.ts';
import { wanderingVectors } from './wandering/vectors.ts';
import { windVectors } from './wind/vectors.ts';

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
