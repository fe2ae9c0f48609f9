import type { Declaration } from '../../../play/index.ts';
import { diseasesFollows } from './diseases.ts';
import { type DiseasesEvent, diseasesEvolvers } from './events.ts';
import { diseasesTellers } from './tell.ts';

export const diseases: Declaration<never, DiseasesEvent> = {
  evolve: diseasesEvolvers,
  tell: diseasesTellers,
  follows: diseasesFollows,
};
