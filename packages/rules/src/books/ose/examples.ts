import type { Adapters } from '../../vectors.ts';
import { abilityCheckVectors } from './examples/ability-check.ts';
import { attackVectors } from './examples/attack.ts';
import { bombingVectors } from './examples/bombing.ts';
import { climbingVectors } from './examples/climbing.ts';
import { combatRoundVectors } from './examples/combat-round.ts';
import { oseContentVectors } from './examples/content.ts';
import { damageVectors } from './examples/damage.ts';
import { directionVectors } from './examples/direction.ts';
import { distanceVectors } from './examples/distance.ts';
import { doorsVectors } from './examples/doors.ts';
import { dyingVectors } from './examples/dying.ts';
import { encounterVectors } from './examples/encounter.ts';
import { encumbranceVectors } from './examples/encumbrance.ts';
import { evasionVectors } from './examples/evasion.ts';
import { fallingVectors } from './examples/falling.ts';
import { foragingVectors } from './examples/foraging.ts';
import { healingVectors } from './examples/healing.ts';
import { initiativeVectors } from './examples/initiative.ts';
import { lightVectors } from './examples/light.ts';
import { listeningVectors } from './examples/listening.ts';
import { mappingVectors } from './examples/mapping.ts';
import { measuresVectors } from './examples/measures.ts';
import { moraleVectors } from './examples/morale.ts';
import { movementVectors } from './examples/movement.ts';
import { partyVectors } from './examples/party.ts';
import { provisionsVectors } from './examples/provisions.ts';
import { pursuitVectors } from './examples/pursuit.ts';
import { reactionVectors } from './examples/reaction.ts';
import { oseReferenceVectors } from './examples/reference.ts';
import { restVectors } from './examples/rest.ts';
import { savingThrowVectors } from './examples/saving-throw.ts';
import { searchVectors } from './examples/search.ts';
import { sightVectors } from './examples/sight.ts';
import { spellsVectors } from './examples/spells.ts';
import { surpriseVectors } from './examples/surprise.ts';
import { swimmingVectors } from './examples/swimming.ts';
import { timeVectors } from './examples/time.ts';
import { trapsVectors } from './examples/traps.ts';
import { travelVectors } from './examples/travel.ts';
import { turnVectors } from './examples/turn.ts';
import { visibilityVectors } from './examples/visibility.ts';
import { voyageVectors } from './examples/voyage.ts';
import { wanderingVectors } from './examples/wandering.ts';
import { windVectors } from './examples/wind.ts';

/** What runs the examples of the adventures chapter, page by page. */
export const examples: Adapters = {
  ...abilityCheckVectors,
  ...attackVectors,
  ...bombingVectors,
  ...climbingVectors,
  ...combatRoundVectors,
  ...damageVectors,
  ...directionVectors,
  ...distanceVectors,
  ...doorsVectors,
  ...dyingVectors,
  ...encounterVectors,
  ...encumbranceVectors,
  ...evasionVectors,
  ...fallingVectors,
  ...foragingVectors,
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
  ...travelVectors,
  ...turnVectors,
  ...visibilityVectors,
  ...voyageVectors,
  ...wanderingVectors,
  ...windVectors,
};
