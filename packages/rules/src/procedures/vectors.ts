import { oseContentVectors } from '../content/ose/vectors.ts';
import type { Adapters } from '../vectors.ts';
import { lightVectors } from './light/vectors.ts';
import { listeningVectors } from './listening/vectors.ts';
import { restVectors } from './rest/vectors.ts';
import { searchVectors } from './search/vectors.ts';
import { turnVectors } from './turn/vectors.ts';
import { wanderingVectors } from './wandering/vectors.ts';

/** The adapters of every folder. */
export const adapters: Adapters = {
  ...lightVectors,
  ...listeningVectors,
  ...oseContentVectors,
  ...restVectors,
  ...searchVectors,
  ...turnVectors,
  ...wanderingVectors,
};
