import { erisLight, surpriseWith } from '../../dungeon/light/eris.ts';
import type { SurpriseRule } from './rule.ts';

/** ERI-LIT-02 as one slot: the brightest light that is carried decides. On all else the book is silent. */
export const erisSurprise = (silent: SurpriseRule): SurpriseRule => ({
  ...silent,
  surprisesOn: (lights) => surpriseWith(lights.map(erisLight)),
});
