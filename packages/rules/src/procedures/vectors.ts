import { oseContentVectors } from '../content/ose/vectors.ts';
import type { Adapters } from '../vectors.ts';
import { abilityCheckVectors } from './ability-check/vectors.ts';
import { lightVectors } from './light/vectors.ts';
import { listeningVectors } from './listening/vectors.ts';
import { partyVectors } from './party/vectors.ts';
import { restVectors } from './rest/vectors.ts';
import { searchVectors } from './search/vectors.ts';
import { turnVectors } from './turn/vectors.ts';
import { wanderingVectors } from './wandering/vectors.ts';
import { doorsVectors } from './doors/vectors.ts';
import { encumbranceVectors } from './encumbrance/vectors.ts';
import { movementVectors } from './movement/vectors.ts';
import { sightVectors } from './sight/vectors.ts';

/** The adapters of every folder. */
export const adapters: Adapters = {
  ...abilityCheckVectors,
  ...doorsVectors,
  ...encumbranceVectors,
  ...lightVectors,
  ...listeningVectors,
  ...movementVectors,
  ...oseContentVectors,
  ...partyVectors,
  ...restVectors,
  ...searchVectors,
  ...sightVectors,
  ...turnVectors,
  ...wanderingVectors,
};
