import type { LightKind } from '../../state/light.ts';
import { type ErisLight, surpriseWith } from '../light/eris.ts';
import type { SurpriseRule } from './rule.ts';

/** A burning light of the campaign as one of the book's. */
const lightOf = (kind: LightKind): ErisLight => (kind === 'spell' ? 'light' : kind);

/** ERI-LIT-02 as one slot: the brightest light that is carried decides. On all else the book is silent. */
export const erisSurprise = (silent: SurpriseRule): SurpriseRule => ({
  ...silent,
  surprisesOn: (lights) => surpriseWith(lights.map(lightOf)),
});
